import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { TestApp } from './make-app.ts';
import { tablesThatMention, wholeDatabase } from './whole-database.ts';

/** A data folder for the app of one test file, gone when the file's tests are done. */
export function temporaryDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'declic-data-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Where a text that was sent, as it is or in base64 or hexadecimal, is found: tables, files of the data folder, log, mails. */
export async function tracesOf(text: string, test: TestApp, dataFolder: string): Promise<string[]> {
  await test.drain();
  const database = await wholeDatabase(test.database);
  const found = spellingsOf(text).flatMap((spelling) => [
    ...tablesThatMention(database, spelling),
    ...filesThatMention(dataFolder, spelling),
    ...(test.logLines.join('').includes(spelling) ? ['log'] : []),
    ...(JSON.stringify(test.mails).includes(spelling) ? ['mail'] : []),
  ]);
  return [...new Set(found)];
}

/** The base64 of a text depends on its place in the file modulo three; its first and last group depend on its neighbours too. */
function spellingsOf(text: string): string[] {
  const inBase64 = [0, 1, 2].map((before) =>
    Buffer.from(`${' '.repeat(before)}${text}`)
      .toString('base64')
      .slice(4, -4),
  );
  return [text, Buffer.from(text).toString('hex'), ...inBase64];
}

function filesThatMention(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && readFileSync(path).includes(text));
}
