import { selfAdjectives } from './lexicon/adjectives.ts';
import { cliches } from './lexicon/cliches.ts';
import { complaints } from './lexicon/complaints.ts';
import { contempt } from './lexicon/contempt.ts';
import { plainText, wordPattern } from './plain-text.ts';

/** A phrase of the bio that a lexicon lists, as it was written, and what to write instead. */
export interface FoundPhrase {
  words: string;
  instead: string;
}

const clichePatterns = cliches.map(({ pattern, instead }) => ({ expression: wordPattern(pattern), instead }));
const complaintPatterns = complaints.map(({ pattern, instead }) => ({ expression: wordPattern(pattern), instead }));
const contemptPatterns = contempt.map(({ pattern, instead }) => ({ expression: wordPattern(pattern), instead }));
const adjectivePattern = wordPattern(selfAdjectives.join('|'));

export const findCliches = (content: string) => find(content, clichePatterns);
export const findComplaints = (content: string) => find(content, complaintPatterns);
export const findContempt = (content: string) => find(content, contemptPatterns);

/** The longest row of adjectives, as in «gentil, drôle et attentionné». */
export function findAdjectiveList(content: string): string[] {
  const matches = [...plainText(content).matchAll(adjectivePattern)];
  const rows: string[][] = [];
  let end = -1;
  for (const { 0: word, index } of matches) {
    const between = end === -1 ? null : content.slice(end, index);
    const isSameRow =
      between !== null &&
      /^[\s,;/•·|&+-]*(?:(?:et|mais|un peu|tres|très|assez|plutôt)[\s,;/•·|&+-]*)?$/iu.test(between);
    const written = content.slice(index, index + word.length);
    if (isSameRow) rows.at(-1)?.push(written);
    else rows.push([written]);
    end = index + word.length;
  }
  return rows.reduce((longest, row) => (row.length > longest.length ? row : longest), []);
}

function find(content: string, patterns: { expression: RegExp; instead: string }[]): FoundPhrase[] {
  const plain = plainText(content);
  const taken: { from: number; to: number; instead: string }[] = [];
  for (const { expression, instead } of patterns) {
    for (const { 0: match, index } of plain.matchAll(expression)) {
      const [from, to] = [index, index + match.trimEnd().length];
      if (match.trim() !== '' && !taken.some((other) => from < other.to && other.from < to))
        taken.push({ from, to, instead });
    }
  }
  return taken
    .sort((a, b) => a.from - b.from)
    .map(({ from, to, instead }) => ({ words: content.slice(from, to).trim(), instead }));
}
