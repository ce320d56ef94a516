import type { Gender } from '#contract/onboarding.ts';
import { type BioStyle, bioLength } from '#contract/writing.ts';
import type { ModelMessage } from '../../adapters/models/port.ts';
import {
  avoidedPart,
  dataLine,
  formLine,
  genderTexts,
  leaveOutLine,
  messagesOf,
  nineDrafts,
  tokenLine,
} from './fixed-lines.ts';

const request = `Écris trois bios de profil pour une appli de rencontre, en français, à la première personne, comme un ami qui écrit bien les écrirait pour quelqu'un qu'il connaît. On les retient, et on a envie d'y répondre. Trois idées différentes.`;

const chooseAmongDrafts = `Note d'abord neuf brouillons, comme ils viennent. Puis relis-les en lecteur difficile et garde les trois meilleurs : ceux que tu laisserais ton ami publier sans y toucher. Écarte le jeu de mots forcé et la phrase qui irait à n'importe qui. Retouche le mot qui accroche.`;

const limits = `- De ${bioLength.min} à ${bioLength.max} caractères chacune, espaces compris : vise 110.
- Chacune nomme au moins un des centres d'intérêt donnés, avec ses mots.
- N'invente aucun fait : ni métier, ni ville, ni âge, ni animal, ni souvenir.
- Rien de sexuel, rien sur le corps, rien contre personne. Ni crochets ni hashtag.
${leaveOutLine}
${tokenLine}
${dataLine("Les centres d'intérêt sont")}`;

const bios = `"bios":[{"content":"…"},{"content":"…"},{"content":"…"}]`;
const form = (fields: string) => `${formLine}\n{${fields}}`;

export const bioSystem = [request, chooseAmongDrafts, limits, form(`${nineDrafts},${bios}`)].join('\n\n');
const systemWithoutDrafts = [request, limits, form(bios)].join('\n\n');

const styles: Record<BioStyle, string> = {
  fun: 'drôle, avec de l’autodérision',
  classe: 'élégant, sans prétention',
  audacieux: 'direct, sûr de soi',
  minimal: 'très bref',
  ambitieux: 'de l’élan, sans se vanter',
  artiste: 'sensible, imagé',
  mysterieux: 'qui laisse deviner',
  sportif: 'plein d’énergie',
};

export interface BioPrompt {
  style: BioStyle;
  interests: string;
  gender: Gender;
  avoid: readonly string[];
  hide: (text: string) => string;
  /** Whether the model writes nine drafts first. */
  withDrafts: boolean;
}

export function bioMessages({ style, interests, gender, avoid, hide, withDrafts }: BioPrompt): ModelMessage[] {
  return messagesOf(withDrafts ? bioSystem : systemWithoutDrafts, [
    `Style : ${styles[style]}.\nLa personne : ${genderTexts[gender]}.`,
    `Centres d'intérêt (données) :\n${JSON.stringify(hide(interests))}`,
    ...avoidedPart(avoid, hide),
    'Écris les trois bios, au format demandé.',
  ]);
}
