import type { HarmCode } from '../faults.ts';
import { addressRules } from './addresses.ts';
import { bodyShameRules } from './body-shame.ts';
import { consentRules } from './consent.ts';
import { contemptRules } from './contempt.ts';
import { druggingRules } from './drugging.ts';
import type { HarmRule } from './harm-rule.ts';
import { hateRules } from './hate.ts';
import { hateSayingRules } from './hate-sayings.ts';
import { intoxicationRules } from './intoxication.ts';
import { looksRules } from './looks.ts';
import { markWords } from './marked-text.ts';
import { minorRules } from './minors.ts';
import { moneyRules } from './money.ts';
import { moneyMeansRules } from './money-means.ts';
import { moneyOfferRules } from './money-offers.ts';
import { notMessageRules } from './not-a-message.ts';
import { orderRules } from './orders.ts';
import { pressureRules } from './pressure.ts';
import { secretRules } from './secrets.ts';
import { selfHarmRules } from './self-harm.ts';
import { sexualRules } from './sexual.ts';
import { threatRules } from './threats.ts';
import { violenceRules } from './violence.ts';

export const harmRules: readonly HarmRule[] = [
  ...sexualRules,
  ...orderRules,
  ...looksRules,
  ...contemptRules,
  ...bodyShameRules,
  ...hateRules,
  ...hateSayingRules,
  ...threatRules,
  ...violenceRules,
  ...druggingRules,
  ...intoxicationRules,
  ...consentRules,
  ...minorRules,
  ...selfHarmRules,
  ...pressureRules,
  ...moneyRules,
  ...moneyMeansRules,
  ...moneyOfferRules,
  ...addressRules,
  ...secretRules,
  ...notMessageRules,
];

/** Where one clause ends and another begins. */
const clauseEnd = /[.!?;:,…()\n]|\b(?:et|mais|sinon|donc)\b/g;
const sentenceEnd = /[.!?…\n]/g;

/** A text and where its parts end, looked for once however many matches have to be excused. */
interface Parted {
  plain: string;
  clauseEnds: number[];
  sentenceEnds: number[];
}

function part(plain: string): Parted {
  const endsOf = (boundary: RegExp) => [...plain.matchAll(boundary)].map(({ index }) => index);
  return { plain, clauseEnds: endsOf(clauseEnd), sentenceEnds: endsOf(sentenceEnd) };
}

/** What harms in a folded text, whatever the conversation. */
export function findHarm(plain: string): HarmCode[] {
  const [asWritten, marked] = [part(plain), part(markWords(plain))];
  const found = harmRules.filter((rule) => isBroken(rule, rule.isMarked ? marked : asWritten));
  return [...new Set(found.map(({ harm }) => harm))];
}

const grave: ReadonlySet<HarmCode> = new Set(['drugging', 'minor', 'self_harm', 'threat', 'consent', 'unkind']);

/** Harm that no spelling may hide. The rest is left alone in a reading that may be wrong. */
export function graveHarm(plain: string): HarmCode[] {
  return findHarm(plain).filter((harm) => grave.has(harm));
}

const graveSubjects = harmRules.filter(({ isGraveSubject }) => isGraveSubject);

/** Whether a folded text touches an age below 18, a way to die, a drug or a no: then a learnt score below the usual one refuses it. */
export function touchesGraveSubject(plain: string): boolean {
  return graveSubjects.some(
    ({ says, unlessInText = [] }) =>
      says.some((cue) => cue.test(plain)) && !unlessInText.some((cue) => cue.test(plain)),
  );
}

function isBroken(rule: HarmRule, { plain, clauseEnds, sentenceEnds }: Parted): boolean {
  const { says, always = [], unless = [], unlessInSentence = [], unlessInText = [] } = rule;
  if (always.some((cue) => cue.test(plain))) return true;
  if (rule.with && !rule.with.some((cue) => cue.test(plain))) return false;
  if (unlessInText.some((cue) => cue.test(plain))) return false;
  return says
    .flatMap((cue) => matchesOf(cue, plain))
    .some(
      (one) => !isExcused(one, plain, unless, clauseEnds) && !isExcused(one, plain, unlessInSentence, sentenceEnds),
    );
}

function matchesOf(cue: RegExp, plain: string): RegExpExecArray[] {
  return cue.test(plain) ? [...plain.matchAll(new RegExp(cue, `${cue.flags}g`))] : [];
}

/** Whether an exception stands in the clause or sentence of what it excuses, or in one of them. */
function isExcused(match: RegExpExecArray, plain: string, exceptions: readonly RegExp[], ends: number[]): boolean {
  if (exceptions.length === 0) return false;
  const end = match.index + match[0].length;
  const excusing = plain.slice(
    ends.findLast((at) => at < match.index) ?? 0,
    ends.find((at) => at >= end) ?? plain.length,
  );
  return exceptions.some((cue) => cue.test(excusing));
}
