import { userInsult, userPushWords, userSexual } from '../lexicon/danger-cues.ts';
import { inFun } from '../lexicon/discomfort-cues.ts';
import type { HeardMessage, Sign } from '../situation.ts';

/** Insults, sexual pressure, and asking again after a no: when it is the user who goes too far. */
export function userConduct(messages: HeardMessage[], refusals: Sign[]): Sign[] {
  const signs: Sign[] = [];
  for (const { from, plain, text, index, acts } of messages) {
    if (from !== 'moi') continue;
    const add = (kind: Sign['kind']) => signs.push({ kind, index, speaker: 'moi' });
    if (userInsult.test(plain) && !inFun.test(plain) && !inFun.test(text)) add('user_insult');
    if (userSexual.test(plain)) add('user_sexual');
    const isProposal = acts.includes('plan_proposal') || acts.includes('number_ask');
    // «Allez, bonne soirée !» takes leave.
    const isLeaving = acts.includes('farewell') && !isProposal;
    const noBefore = refusals.some((sign) => sign.index < index && sign.kind !== 'boundary_day');
    if (noBefore && !isLeaving && (isProposal || userPushWords.test(plain))) add('user_push');
  }
  return signs;
}
