import type { AppId, Scene } from '../scene.ts';
import { escapeHtml } from './escape.ts';
import { avatar } from './portrait.ts';

const words: Partial<Record<AppId, (name: string) => string[]>> = {
  tinder: (name) => [`Tu as matché avec ${name}`, 'il y a 3 jours'],
  bumble: (name) => [`C’est un match avec ${name} !`, 'Il vous reste 24 heures pour vous parler'],
  fruitz: (name) => [`${name} et toi, c’est fruité !`, 'Brise la glace'],
  happn: (name) => [`Vous avez un Crush, ${name} et toi`, 'Croisés près de Bastille'],
  instagram: (name) => [name, 'Vous vous suivez mutuellement', 'Voir le profil'],
  messenger: (name) => [name, 'Facebook', 'Vous êtes amis sur Facebook'],
  telegram: (name) => [name, 'Aucun message ici pour le moment…'],
};

/** The match's portrait and a sentence about the match, which some apps show above the first message. */
export function intro(scene: Scene): string {
  const lines = words[scene.app]?.(scene.matchName);
  if (!scene.hasIntro || !lines) return '';
  const text = lines.map((line, i) => `<div class="${i === 0 ? 'title' : 'hint'}">${escapeHtml(line)}</div>`);
  return `<div class="intro">${avatar(scene.id, 88)}${text.join('')}</div>`;
}
