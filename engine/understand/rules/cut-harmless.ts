import { anyPhrase } from '../phrases.ts';
import { harmless } from './harmless.ts';
import { refusalExceptions } from './refusal-exceptions.ts';
import type { HarmlessRule } from './rule.ts';

/** A text without what only sounds like danger, an insult or a minor. */
export const withoutHarmless = (plain: string) => cut(plain, harmless, ' , ');

/** A text without what only sounds like a no. */
export const withoutRefusalExceptions = (plain: string) => cut(plain, refusalExceptions, ' ');

const compiled = new WeakMap<HarmlessRule, RegExp>();

function cut(plain: string, rules: HarmlessRule[], filler: string): string {
  let text = plain;
  for (const rule of rules) text = text.replace(patternOf(rule), filler);
  return text.replace(/\s+/g, ' ').trim();
}

export function patternOf(rule: HarmlessRule): RegExp {
  const known = compiled.get(rule) ?? new RegExp(anyPhrase(rule.says, {}).source, 'g');
  compiled.set(rule, known);
  return known;
}
