import { anyPhrase } from '../phrases.ts';
import { harmless } from './harmless.ts';
import type { HarmlessRule } from './rule.ts';

/** A text without what only sounds like danger, an insult or a minor. */
export function withoutHarmless(plain: string): string {
  let text = plain;
  for (const rule of harmless) text = text.replace(patternOf(rule), ' , ');
  return text.replace(/\s+/g, ' ').trim();
}

const compiled = new WeakMap<HarmlessRule, RegExp>();

export function patternOf(rule: HarmlessRule): RegExp {
  const known = compiled.get(rule) ?? new RegExp(anyPhrase(rule.says, {}).source, 'g');
  compiled.set(rule, known);
  return known;
}
