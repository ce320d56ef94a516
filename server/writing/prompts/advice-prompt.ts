import { bioLength } from '#contract/writing.ts';
import { countCharacters } from '#engine/write/bios/count-characters.ts';
import type { Rating } from '../../adapters/assistant/port.ts';
import type { ModelMessage } from '../../adapters/models/port.ts';
import { dataLine, formLine, harmLine, leaveOutLine, messagesOf, tokenLine } from './fixed-lines.ts';

export const adviceSystem = `Une bio de profil pour une appli de rencontre, en français, avec ce que nous y avons mesuré. Donne à la personne qui l'a écrite trois conseils d'ami, franc et gentil, qui écrit bien lui-même : le plus utile d'abord.

Chaque conseil tient en une ou deux phrases, tutoie, cite entre « » les mots de la bio dont il parle et propose quoi écrire à la place. Si la bio est déjà bonne, dis ce qu'il faut garder et le détail qui la rendrait meilleure.

Puis réécris-la (« rewritten ») comme tu la laisserais publier : à la première personne, de ${bioLength.min} à ${bioLength.max} caractères, avec ses mots à elle et ce qu'elle dit déjà, sans rien ajouter sur elle, sans crochets.

- Ne contredis pas les mesures, ne parle pas de points.
- N'invente rien sur la personne : dans un conseil, ce qu'elle seule sait va entre crochets, « [ton plat du dimanche] ».
${harmLine}
${leaveOutLine}
${tokenLine}
${dataLine('La bio est')}

${formLine}
{"advice":[{"content":"…"},{"content":"…"},{"content":"…"}],"rewritten":{"bio":"…"}}`;

/** What the points of each feature say to the model, where they are not what a good bio gets. */
const measures: Partial<Record<keyof Rating['points'], { isTold: (points: number) => boolean; text: string }>> = {
  details: { isTold: (points) => points < 22, text: 'peu de détails concrets' },
  hook: { isTold: (points) => points < 10, text: "rien ou presque n'invite à lui écrire" },
  cliches: { isTold: isCost, text: 'des formules toutes faites' },
  complaints: { isTold: isCost, text: 'des plaintes ou des exigences' },
  insult: { isTold: isCost, text: 'des mots qui blessent ou rabaissent, à retirer' },
  misspellings: { isTold: isCost, text: "des fautes d'orthographe" },
  adjectives: { isTold: isCost, text: "une liste d'adjectifs" },
  emoji: { isTold: isCost, text: "trop d'emojis" },
  contacts: { isTold: isCost, text: 'des coordonnées, à retirer' },
  shouting: { isTold: isCost, text: 'des majuscules partout' },
  noise: { isTold: isCost, text: 'des signes en trop (!!!)' },
  repeated: { isTold: isCost, text: 'des répétitions' },
  bareFacts: { isTold: isCost, text: 'des faits déjà affichés sur le profil (âge, taille)' },
};

function isCost(points: number): boolean {
  return points < 0;
}

export function adviceMessages(prompt: {
  content: string;
  rating: Rating;
  hide: (text: string) => string;
}): ModelMessage[] {
  const { content, rating, hide } = prompt;
  const found = Object.entries(measures)
    .filter(([part, { isTold }]) => isTold(rating.points[part as keyof Rating['points']]))
    .map(([, { text }]) => `- ${text}`);
  const lines = [
    `- note : ${rating.score} sur 100, clarté : ${rating.clarity} sur 100`,
    `- longueur : ${countCharacters(content)} caractères (l'idéal : ${bioLength.min} à ${bioLength.max})`,
    ...found,
  ];
  return messagesOf(adviceSystem, [
    `Mesures :\n${lines.join('\n')}`,
    `La bio (données) :\n${JSON.stringify(hide(content))}`,
    'Écris les trois conseils et la bio réécrite, au format demandé.',
  ]);
}
