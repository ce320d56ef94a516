import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { falseAlarms } from './false-alarms.ts';

// Grammalecte's faults, but for typography: our texts are typed as people type in a dating app.

export interface GrammarFault {
  text: string;
  words: string;
  message: string;
  isFalseAlarm: boolean;
  /** Within words of the match, said back or named in a blank. */
  isQuoted: boolean;
}

const typography = new Set(['apos', 'nbsp', 'typo', 'esp', 'tab']);

interface Checked {
  data: { iParagraph: number; lGrammarErrors: { nStart: number; nEnd: number; sType: string; sMessage: string }[] }[];
}

/** Null when the checker is not installed. */
export function checkGrammar(texts: readonly string[]): GrammarFault[] | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'declic-grammar-'));
  try {
    const file = path.join(folder, 'texts.txt');
    // A paragraph each: a line that follows another would be its continuation.
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
