import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { filesWith } from './canary.ts';

// What all journeys of a run told the assistant, noted in a file outside the server's folder, one line a journey.

interface Told {
  journey: string;
  /** In base64. */
  secrets: string[];
}

export function noteTold(file: string, journey: string, secrets: Buffer[]): void {
  const told: Told = { journey, secrets: secrets.map((secret) => secret.toString('base64')) };
  appendFileSync(file, `${JSON.stringify(told)}\n`);
}

/** Throws if the server's folder, database and all, holds anything that any journey told. */
export async function expectNothingKept(file: string, dataFolder: string): Promise<void> {
  if (!existsSync(file)) return;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const journeys = lines.map((line): Told => JSON.parse(line));
  const decoded = (told: Told) => told.secrets.map((secret) => Buffer.from(secret, 'base64'));
  if ((await filesWith(dataFolder, journeys.flatMap(decoded))).length === 0) return;
  const kept: string[] = [];
  for (const told of journeys) {
    const files = await filesWith(dataFolder, decoded(told));
    if (files.length > 0) kept.push(`«${told.journey}» in ${files.join(', ')}`);
  }
  throw new Error(`The server kept what was told to the assistant:\n${kept.join('\n')}`);
}
