import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { falseAlarms } from './false-alarms.ts';

// Faults that Grammalecte finds, except typography: replies are typed as people type in a dating app.

export interface GrammarFault {
  text: string;
  words: string;
  message: string;
  isFalseAlarm: boolean;
  /** The fault is in words of the match that a reply quotes or a blank repeats. */
  isQuoted: boolean;
}

const typography = new Set(['apos', 'nbsp', 'typo', 'esp', 'tab']);

interface Checked {
  data: { iParagraph: number; lGrammarErrors: { nStart: number; nEnd: number; sType: string; sMessage: string }[] }[];
}

/** Null where grammalecte-cli is not installed. */
export function checkGrammar(texts: readonly string[]): GrammarFault[] | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'declic-grammar-'));
  try {
    const file = path.join(folder, 'texts.txt');
    // One paragraph a text: Grammalecte joins lines that follow each other.
    writeFileSync(file, texts.map((text) => `${text.replace(/\s*\n\s*/gu, ' ')}\n\n`).join(''));
    const { error, stdout } = spawnSync('grammalecte-cli', ['-j', '-f', file], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (error) return null;
    const { data } = JSON.parse(stdout) as Checked;
    return data.flatMap(({ iParagraph, lGrammarErrors }) => {
      const text = (texts[(iParagraph - 1) / 2] ?? '').replace(/\s*\n\s*/gu, ' ');
      return lGrammarErrors
        .filter(({ sType }) => !typography.has(sType))
        .map(({ nStart, nEnd, sMessage }) => {
          const isFalseAlarm = falseAlarms.some(({ words }) =>
            spansOf(text, words).some(([from, to]) => nStart < to && from < nEnd),
          );
          const isQuoted = [...text.matchAll(/«[^»]*»/gu)].some(
            ({ index, 0: quoted }) => index <= nStart && nEnd <= index + quoted.length,
          );
          return { text, words: text.slice(nStart, nEnd), message: sMessage, isFalseAlarm, isQuoted };
        });
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function spansOf(text: string, words: string): [number, number][] {
  return [...text.toLowerCase().matchAll(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'), 'gu'))].map(
    ({ index }) => [index, index + words.length],
  );
}
