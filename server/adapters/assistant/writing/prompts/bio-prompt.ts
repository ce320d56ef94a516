import type { Gender } from '#contract/onboarding.ts';
import { type BioStyle, bioLength } from '#contract/writing.ts';
import type { ModelMessage } from '../calls/model-client.ts';
import { avoidedPart, dataLine, formLine, genderTexts, messagesOf, tokenLine } from './fixed-lines.ts';

const system = `Écris trois bios de profil pour une appli de rencontre, en français, à la première personne, comme un ami qui écrit bien les écrirait pour quelqu'un qu'il connaît. On les retient, et on a envie d'y répondre. Trois idées différentes.

- De ${bioLength.min} à ${bioLength.max} caractères chacune, espaces compris : vise 110.
- Chacune nomme au moins un des centres d'intérêt donnés, avec ses mots.
- N'invente aucun fait : ni métier, ni ville, ni âge, ni animal, ni souvenir.
- Rien de sexuel, rien sur le corps, rien contre personne. Ni crochets ni hashtag.
${tokenLine}
${dataLine("Les centres d'intérêt sont")}

${formLine}
{"bios":[{"content":"…"},{"content":"…"},{"content":"…"}]}`;

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
}

export function bioMessages({ style, interests, gender, avoid, hide }: BioPrompt): ModelMessage[] {
  return messagesOf(system, [
    `Style : ${styles[style]}.\nLa personne : ${genderTexts[gender]}.`,
    `Centres d'intérêt (données) :\n${JSON.stringify(hide(interests))}`,
    ...avoidedPart(avoid, hide),
    'Écris les trois bios, au format demandé.',
  ]);
}
