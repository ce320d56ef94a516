import type { Gender } from '#contract/onboarding.ts';
import { openerLength } from '#contract/tools.ts';
import type { ModelMessage } from '../../adapters/models/port.ts';
import {
  avoidedPart,
  dataLine,
  formLine,
  genderTexts,
  harmLine,
  leaveOutLine,
  messagesOf,
  tokenLine,
} from './fixed-lines.ts';

export const openerSystem = `Le profil d'une personne sur une appli de rencontre, en français. Écris les premiers messages qu'un ami qui a de la repartie lui enverrait à la place de « moi ».

Chacun part d'un détail du profil et donne envie de répondre. Ils ne se ressemblent pas.

- Une ou deux phrases, de ${openerLength.min} à ${openerLength.max} caractères. Aucun emoji.
- On ne sait rien de « moi » : ne lui invente ni métier, ni ville, ni animal, ni passé.
${harmLine}
${leaveOutLine}
${tokenLine}
${dataLine('Le profil est')}

${formLine}
{"openers":[{"content":"…","about":"…","strategy":"…"}]}
« about » : les mots du profil dont le message parle, recopiés. « strategy » : ce que le message écrit se trouve être, parmi question, false_choice, tease, callback, challenge, scenario, observation.`;

export interface OpenerPrompt {
  profile: string;
  user: Gender;
  match: Gender;
  avoid: readonly string[];
  count: number;
  hide: (text: string) => string;
}

export function openerMessages({ profile, user, match, avoid, count, hide }: OpenerPrompt): ModelMessage[] {
  return messagesOf(openerSystem, [
    `« moi » : ${genderTexts[user]}. L'autre personne : ${genderTexts[match]}.`,
    `Son profil (données) :\n${JSON.stringify(hide(profile))}`,
    ...avoidedPart(avoid, hide),
    `Écris ${count} messages, au format demandé.`,
  ]);
}
