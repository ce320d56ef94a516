import type { HeardMessage } from '#engine/understand/situation.ts';
import { hear } from '#engine/understand/spoken-french.ts';
import { rulesThatHold } from './apply-rules.ts';
import { withoutHarmless } from './cut-harmless.ts';
import { danger } from './danger.ts';
import { minors } from './minors.ts';
import type { Rule } from './rule.ts';
import { type Said, saidAfter } from './said.ts';

export const dangerRules = (message: HeardMessage, before: HeardMessage[]): Rule[] => {
  const said = saidInEarnest(message, before);
  return rulesThatHold(danger, said).filter(({ isEarnest }) => isEarnest || !said.isInFun);
};

export const minorRules = (message: HeardMessage, before: HeardMessage[]): Rule[] =>
  rulesThatHold(minors, saidInEarnest(message, before));

/** Danger, money or a minor in a text that is no conversation: a profile, a bio, interests. */
export function hasDanger(message: HeardMessage): boolean {
  return dangerRules(message, []).length > 0 || minorRules(message, []).length > 0;
}

/** «Payé 8 balles» asks for nothing, «paye 8 balles» does; folded they are the same. */
const paid = /payée?s?(?!\p{L})/giu;

function saidInEarnest(message: HeardMessage, before: HeardMessage[]): Said {
  const settled = message.text.replaceAll(paid, 'réglé');
  const plain = withoutHarmless(settled === message.text ? message.plain : hear(settled).plain);
  return saidAfter({ ...message, plain }, before);
}
