import type { ChatApp } from '#contract/reading.ts';
import { editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';

// The app and the match's name that several screenshots of one conversation agree on.

/** The most frequent value; of equally frequent ones the first. */
function commonest<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}

export function agreeOnApp(apps: readonly ChatApp[]): ChatApp {
  return commonest(apps.filter((app) => app !== 'unknown')) ?? 'unknown';
}

/** Share of letters that may differ. */
const wrongLettersInAName = 0.25;

/** Compares names as headers show them: an age or an emoji may follow, a letter may be misread. */
export function isSameName(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((name) => foldText(name.replace(/\d+/g, '')))
    .sort((a, b) => a.length - b.length);
  if (!short || !long) return true;
  if (short.length >= 3 && long.startsWith(short)) return true;
  const limit = Math.floor(long.length * wrongLettersInAName);
  return editDistance(short, long, limit) !== null;
}

export interface NameAgreement {
  name: string | null;
  /** Whether more than half of the screenshots with a name show this one. */
  isMajority: boolean;
}

export function agreeOnName(names: readonly (string | null)[]): NameAgreement {
  const shown = names.filter((name) => name !== null);
  const agreeing = shown.map((name) => shown.filter((other) => isSameName(name, other)));
  const largest = agreeing.reduce<string[]>((best, group) => (group.length > best.length ? group : best), []);
  return { name: commonest(largest) ?? null, isMajority: largest.length * 2 > shown.length };
}
