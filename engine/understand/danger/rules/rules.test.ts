import { describe, expect, it } from 'vitest';
import { actsOf } from '#engine/understand/dialogue-acts.ts';
import type { HeardMessage } from '#engine/understand/situation.ts';
import { hear } from '#engine/understand/spoken-french.ts';
import { anyPhrase } from '../phrases.ts';
import { rulesThatHold } from './apply-rules.ts';
import { conduct } from './conduct.ts';
import { patternOf } from './cut-harmless.ts';
import { danger } from './danger.ts';
import { harmless } from './harmless.ts';
import { minors } from './minors.ts';
import type { Rule, RuleTable } from './rule.ts';
import { type Said, saidAfter } from './said.ts';

const tables = { danger, minors, conduct };
const rules = Object.entries(tables).flatMap(([family, table]) =>
  table.rules.map((rule) => ({ name: `${family}: ${rule.id}`, rule, table })),
);

/** «what was said before | message», as a rule of this table reads it. */
function said(example: string, { speakers }: Rule): Said {
  const from = speakers?.includes('match') === false ? 'moi' : 'match';
  const [before = '', text = before] = example.split(' | ');
  const other = example.includes(' | ') && before !== '(refus)' ? before : 'Ah';
  const message = saidAfter(heard(text, from, 1), [heard(other, from === 'match' ? 'moi' : 'match', 0)]);
  if (before === '(refus)') message.asked.add('refused');
  return { ...message, plain: hear(text).plain };
}

function heard(text: string, from: HeardMessage['from'], index: number): HeardMessage {
  const { plain, words, ...rest } = hear(text);
  return { index, from, text, plain, words, acts: actsOf({ plain, words, ...rest }) };
}

const holds = (rule: Rule, table: RuleTable, example: string) =>
  rulesThatHold({ ...table, rules: [rule] }, said(example, rule)).length > 0;

describe.each(rules)('$name', ({ rule, table }) => {
  it.each(rule.examples.yes)('holds for «%s»', (example) => expect(holds(rule, table, example)).toBe(true));
  it.each(rule.examples.no)('does not hold for «%s»', (example) => expect(holds(rule, table, example)).toBe(false));

  it('has an example, and one for each exception', () => {
    expect(rule.examples.yes).not.toEqual([]);
    for (const exceptions of ['unless', 'unlessMessage'] as const) {
      for (const exception of rule[exceptions] ?? []) {
        const without = { ...rule, [exceptions]: rule[exceptions]?.filter((other) => other !== exception) };
        const needed = rule.examples.no.filter((example) => holds(without, table, example));
        expect(needed, exception).not.toEqual([]);
      }
    }
  });
});

describe.each(harmless)('the harmless $id', (rule) => {
  it.each(rule.examples.yes)('is cut out of «%s»', (example) => {
    expect(hear(example).plain.replace(patternOf(rule), '')).not.toBe(hear(example).plain);
  });
  it.each(rule.examples.no)('is not in «%s»', (example) => {
    expect(hear(example).plain.replace(patternOf(rule), '')).toBe(hear(example).plain);
  });
  it('has an example for each phrase', () => {
    for (const phrase of rule.says) {
      const found = rule.examples.yes.filter((example) => anyPhrase([phrase], {}).test(hear(example).plain));
      expect(found, phrase).not.toEqual([]);
    }
  });
});

it('every rule has an id of its own', () => {
  const ids = [...rules.map(({ rule }) => rule.id), ...harmless.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
});
