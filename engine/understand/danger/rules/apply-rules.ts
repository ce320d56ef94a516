import { anyPhrase } from '../phrases.ts';
import type { Rule, RuleTable } from './rule.ts';
import type { Said } from './said.ts';

// The one evaluator of all rule tables.

interface Compiled {
  says: RegExp | null;
  unless: RegExp | null;
  unlessMessage: RegExp | null;
}

const compiled = new WeakMap<Rule, Compiled>();

/** Every rule of a table that holds for a message. */
export function rulesThatHold({ rules, words }: RuleTable, said: Said): Rule[] {
  return rules.filter((rule) => holds(rule, compile(rule, words), said));
}

function holds(rule: Rule, { says, unless, unlessMessage }: Compiled, said: Said): boolean {
  const { speakers = ['match'], after } = rule;
  if (!speakers.includes(said.from)) return false;
  if (after && !after.some((asked) => said.asked.has(asked))) return false;
  if (unlessMessage?.test(said.plain)) return false;
  if (rule.acts?.some((act) => said.acts.includes(act))) return true;
  return says !== null && textsOf(rule, said).some((text) => says.test(text) && !unless?.test(text));
}

function textsOf({ reads = 'clauses' }: Rule, { plain, clauses }: Said): string[] {
  return reads === 'message' ? [plain] : clauses;
}

function compile(rule: Rule, words: RuleTable['words']): Compiled {
  const known = compiled.get(rule);
  if (known) return known;
  const made: Compiled = {
    says: any(rule.says, words),
    unless: any(rule.unless, words),
    unlessMessage: any(rule.unlessMessage, words),
  };
  compiled.set(rule, made);
  return made;
}

function any(phrases: string[] | undefined, words: RuleTable['words']): RegExp | null {
  return phrases && phrases.length > 0 ? anyPhrase(phrases, words) : null;
}
