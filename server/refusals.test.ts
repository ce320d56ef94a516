// @demand shedding
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Refusal, refusal } from './refusals.ts';

const examples: { [Name in keyof typeof refusal]: Refusal } = {
  laneFull: refusal.laneFull('quick'),
  uploadRoomFull: refusal.uploadRoomFull(),
  hashingFull: refusal.hashingFull(),
  readerFull: refusal.readerFull(),
  readerLate: refusal.readerLate(),
  engineFull: refusal.engineFull(),
  studioFull: refusal.studioFull(),
  studioLate: refusal.studioLate(),
  audienceFull: refusal.audienceFull(),
  databaseAway: refusal.databaseAway(new Error('away')),
  diskFull: refusal.diskFull(new Error('full')),
  purchaseMoves: refusal.purchaseMoves(),
  callsOfAddress: refusal.callsOfAddress(7),
  attempts: refusal.attempts('login', 61),
  ownUploads: refusal.ownUploads(2),
  ownBytes: refusal.ownBytes(),
  ownTexts: refusal.ownTexts(6),
  ownPhotos: refusal.ownPhotos(3),
  triesSpent: refusal.triesSpent('device', 'Reviens demain.', new Date(0)),
};
const all = Object.values(examples);
const runbook = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');

describe('a refusal', () => {
  it('has a cause that no other has', () => {
    expect(new Set(all.map(({ why }) => why)).size).toBe(all.length);
  });

  it.each(all)('$why: says when to come back, and the runbook explains it', ({ why, status, details }) => {
    expect([429, 503]).toContain(status);
    expect(details.retryAfterSeconds ?? details.resetsAt).toBeTruthy();
    expect(runbook).toContain(`\`${why}\``);
  });
});

it.each([
  [1, '1 seconde'],
  [59, '59 secondes'],
  [60, '1 minute'],
  [61, '2 minutes'],
])('after too many attempts says to come back in %i seconds as «%s»', (seconds, words) => {
  expect(refusal.attempts('login', seconds).message).toBe(`Trop de tentatives. Réessaie dans ${words}.`);
});
