import { fold } from '#engine/french/fold.ts';
import { type Noun, type NounKind, placeFrom } from '#engine/french/noun-phrase.ts';
import type { Topic } from './topics.ts';

/**
 * Nouns of one topic by gender and number, with «;» between them. Behind a noun, «=» gives other ways to say it (folded,
 * with commas), «#» another kind or gender for this noun alone: 'marathon#count=marathons'.
 */
export interface LexiconGroup {
  topic: Topic;
  kind: NounKind;
  m?: string;
  f?: string;
  mp?: string;
  fp?: string;
}

export interface LexiconEntry {
  noun: Noun;
  topic: Topic;
  /** How it is written, folded; the first is the noun itself. */
  forms: string[];
}

const sections = { m: ['m', 's'], f: ['f', 's'], mp: ['m', 'p'], fp: ['f', 'p'] } as const;

const linesOf = (nouns: string | undefined) => nouns?.trim().split(/;\s+/) ?? [];

export function entriesOf(group: LexiconGroup): LexiconEntry[] {
  return (Object.keys(sections) as (keyof typeof sections)[]).flatMap((section) => {
    const [gender, number] = sections[section];
    return linesOf(group[section]).map((line) => {
      const [head = '', aliases = ''] = line.split('=');
      const [text = '', ...marks] = head.split('#');
      const other = aliases.split('#');
      const all = [...marks, ...other.slice(1)];
      const kind = all.find((mark): mark is NounKind => ['count', 'mass', 'proper'].includes(mark)) ?? group.kind;
      const noun: Noun = { text, gender: all.includes('m') ? 'm' : all.includes('f') ? 'f' : gender, number, kind };
      return { noun, topic: group.topic, forms: [text, ...(other[0] ?? '').split(',')].filter(Boolean).map(fold) };
    });
  });
}

export function placeEntries(lines: string[], topic: Topic): LexiconEntry[] {
  return lines.map((line) => {
    const [locative = '', aliases = ''] = line.split('=');
    const noun = placeFrom(locative);
    return { noun, topic, forms: [noun.text, ...aliases.split(',')].filter(Boolean).map(fold) };
  });
}

/** A job has no article («tu es infirmière»). */
export function jobEntries(pairs: [string, string][]): LexiconEntry[] {
  return pairs.flatMap(([masculine, feminine]) =>
    [masculine, feminine].map((line, index) => {
      const [text = '', aliases = ''] = line.split('=');
      const noun: Noun = { text, gender: index === 0 ? 'm' : 'f', number: 's', kind: 'count' };
      return { noun, topic: 'job' as const, forms: [text, ...aliases.split(',')].filter(Boolean).map(fold) };
    }),
  );
}
