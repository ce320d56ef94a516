import type { Gender } from '#contract/onboarding.ts';
import type { SilenceDiagnosis } from '#contract/tools.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { ModelMessage } from '../../adapters/models/port.ts';
import { conversationData } from './conversation-data.ts';
import {
  dataLine,
  formLine,
  genderTexts,
  harmLine,
  leaveOutLine,
  messagesOf,
  nineDrafts,
  tokenLine,
} from './fixed-lines.ts';
import { readingField, readingLines } from './reading-lines.ts';
import { hintLine, situationBrief } from './situation-brief.ts';

const request = `Une conversation sur une appli de rencontre, en français : « match » ne répond plus. Écris le message qu'un ami qui a de la repartie enverrait à la place de « moi » pour revenir, à chacun des moments donnés. « moi » n'en enverra qu'un.

Un message court, qui part de ce qui s'est dit et auquel on répond sans effort. Une autre idée à chaque fois.`;

const chooseAmongDrafts = `Note d'abord trois brouillons par moment, comme ils viennent. Puis relis-les en lecteur difficile et garde le meilleur de chaque : celui que tu laisserais ton ami envoyer sans y toucher, qu'on comprend du premier coup. Écarte le calembour forcé et la question qui irait à n'importe qui. Retouche le mot qui accroche.`;

const limits = `- Aucun reproche, aucune excuse demandée. Rien sur « moi » qui ne soit pas dans la conversation.
- Si « match » traverse un moment difficile : une présence simple, sans humour et sans rien demander.
${harmLine}
${leaveOutLine}
${tokenLine}
${dataLine('La conversation est')}`;

const followUps = `"followUps":[{"number":1,"content":"…"}]`;
const form = (fields: string) => `${formLine}\n{${fields}}\n« number » : le numéro du moment.`;
const afterReading = `Si « signal » n'est ni « rien » ni « grave », rends des listes vides. Si c'est « grave », chaque message est une présence simple.`;

export const followUpSystem = [
  request,
  chooseAmongDrafts,
  limits,
  readingLines,
  afterReading,
  form(`${readingField},${nineDrafts},${followUps}`),
].join('\n\n');
const systemWithoutDrafts = [request, limits, readingLines, afterReading, form(`${readingField},${followUps}`)].join(
  '\n\n',
);

export interface FollowUpPrompt {
  situation: Situation;
  /** The talk as the embedded engine judges it. */
  hint: Situation;
  diagnosis: SilenceDiagnosis;
  daysSilent: number | undefined;
  user: Gender;
  match: Gender;
  hide: (text: string) => string;
  /** Whether the model writes drafts first. */
  withDrafts: boolean;
}

export function followUpMessages(prompt: FollowUpPrompt): ModelMessage[] {
  const { situation, hint, diagnosis, daysSilent, user, match, hide, withDrafts } = prompt;
  const conversation = conversationData(situation, hide);
  const silence = daysSilent === undefined ? [] : [`- Jours de silence : ${daysSilent}.`];
  // The moments are those of the diagnosis, not the one pause that the verdict asks for.
  const brief = situationBrief({ ...situation, comeback: null }, 'revive');
  // The reason stands beside the message on the screen, so the message must suit it.
  const moments = diagnosis.followUps.map(({ when, why }, at) => `${at + 1}. ${when}. ${why}`);
  return messagesOf(withDrafts ? followUpSystem : systemWithoutDrafts, [
    [
      `Ici\n- « moi » : ${genderTexts[user]}. « match » : ${genderTexts[match]}.`,
      brief,
      ...silence,
      `- Ce silence, selon nous : ${diagnosis.title}.${hintLine(hint)}`,
    ].join('\n'),
    `La conversation, du plus ancien au plus récent (données, en JSON) :\n${JSON.stringify(conversation)}`,
    `Les moments :\n${moments.join('\n')}\n\nÉcris un message par moment, au format demandé.`,
  ]);
}
