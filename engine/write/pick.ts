import { withoutQuestions } from '#contract/blank.ts';
import { type Tone, tones } from '#contract/writing.ts';
import { areAlike } from './are-alike.ts';
import type { Draft } from './draft.ts';
import { contentWords } from './score.ts';
import { shuffled } from './shuffle.ts';

export interface Candidate {
  draft: Draft;
  text: string;
  score: number;
}

/** How far below the best a reply may be and still be offered. */
const margin = 7;
const poolLimit = 60;
/** So many turns differ; then they come round again. */
const turnLimit = 20;
/** What is this far below the best is no choice at all while there is another. */
const abyss = 30;
/** «Régénérer» has to have somewhere to go. */
const poolLeast = 6;
const otherLeast = 3;

/** One reply a tone. The key orders the good ones; the seed says which turn it is, and no turn gives what an earlier one gave. */
export function pick(
  candidates: Candidate[],
  isFit: (text: string) => boolean,
  key: number,
  seed: number,
): Candidate[] {
  const pools = tones.map((tone) => poolOf(candidates, tone, isFit, key));
  const shown = new Set<Candidate>();
  let chosen: Candidate[] = [];
  for (let turn = 0; turn <= Math.abs(seed) % turnLimit; turn++) {
    chosen = [];
    for (const pool of pools) {
      const fresh = pool.some((candidate) => !shown.has(candidate))
        ? pool.filter((candidate) => !shown.has(candidate))
        : pool;
      const found =
        fresh.find((candidate) =>
          chosen.every((other) => isOtherThing(candidate, other) && areApart(candidate, other)),
        ) ??
        fresh.find((candidate) => chosen.every((other) => areApart(candidate, other))) ??
        fresh.find((candidate) => chosen.every((other) => other.text !== candidate.text));
      if (found) chosen.push(found);
    }
    for (const candidate of chosen) shown.add(candidate);
  }
  return chosen;
}

/** The good ones in an order of this conversation's own, then a few more for those who ask again. */
function poolOf(candidates: Candidate[], tone: Tone, isFit: (text: string) => boolean, key: number): Candidate[] {
  const own = candidates.filter(({ draft }) => draft.tone === tone).sort((a, b) => b.score - a.score);
  const good: Candidate[] = [];
  const spare: Candidate[] = [];
  for (const candidate of own) {
    const isFar = candidate.score < (good[0]?.score ?? 0) - margin;
    if (good.length > 0 && candidate.score < (good[0]?.score ?? 0) - abyss) break;
    if (good.length + spare.length >= poolLimit) break;
    if (isFar && good.length + spare.length >= poolLeast && !isSomethingElse(candidate, [...good, ...spare])) continue;
    if (isFit(candidate.text)) (isFar ? spare : good).push(candidate);
  }
  return [...shuffled(good, key, ({ text }) => text), ...inSteps(spare, key)];
}

/** The better first; which of those that are about as good is this conversation's own luck too. */
function inSteps(spare: Candidate[], key: number): Candidate[] {
  const stepOf = ({ score }: Candidate) => Math.floor(score / margin);
  return shuffled(spare, key, ({ text }) => text).sort((a, b) => stepOf(b) - stepOf(a));
}

/** Where all repeat the same words, one that does not is kept for the other tones. */
function isSomethingElse({ draft }: Candidate, others: Candidate[]): boolean {
  return others.filter((other) => other.draft.quoted === draft.quoted).length < otherLeast;
}

/** Each reply speaks of something else, where there is more than one thing to speak of. */
const isOtherThing = (one: Candidate, other: Candidate) =>
  one.draft.thing !== undefined && one.draft.thing.text !== other.draft.thing?.text;

/** Different in substance: few words in common. */
function areApart(one: Candidate, other: Candidate): boolean {
  if (one.draft.quoted !== undefined && one.draft.quoted === other.draft.quoted) return false;
  if (areAlike(ownText(one), ownText(other))) return false;
  const subject = contentWords(
    `${one.draft.hook?.noun?.text ?? ''} ${one.draft.hook?.name ?? ''} ${one.draft.thing?.text ?? ''} ${factsOf(one.draft)}`,
  );
  const words = [...substance(one.text)].filter((word) => !subject.has(word));
  const others = substance(other.text);
  const shared = words.filter((word) => others.has(word)).length;
  return shared < 2 || shared / Math.max(1, Math.min(words.length, others.size)) < 0.34;
}

/** What the match asked, and what is settled of a meeting, is the same in all. */
const ownText = ({ text, draft }: Candidate) =>
  [draft.facts?.when, draft.facts?.where, draft.facts?.what].reduce<string>(
    (left, fact) => (fact ? left.replaceAll(fact.toLowerCase(), ' ') : left),
    withoutQuestions(text).toLowerCase(),
  );

/** What is settled of a meeting is the same in all. */
const factsOf = ({ facts }: Draft) => `${facts?.when ?? ''} ${facts?.where ?? ''} ${facts?.what ?? ''}`;

/** What is between quotes is the match's, and the same in all. */
const substance = (text: string) => contentWords(text.replace(/«[^»]*»/g, ' '));
