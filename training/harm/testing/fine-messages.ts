import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOfText } from '../../../server/writing/checks/check-text.ts';

/** Messages in which a person found no harm. */
export const fineMessages = (): string[] =>
  readFileSync(path.join(import.meta.dirname, '../fine.txt'), 'utf8')
    .split('\n')
    .filter(Boolean);

/** Faults of language do not count: people wrote these messages. */
export const isRefused = (text: string): boolean =>
  faultsOfText(text, { isKnownContact: () => false, seen: [] }).some((fault) => fault !== 'language');
