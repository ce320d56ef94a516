import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { type FolderLock, lockFolder } from '../db/lock.ts';
import { keepServerPort } from '../server-port.ts';
import { migrationsFolder } from '../testing/migrations-folder.ts';
import { grantCommand } from './grant.ts';

const place = mkdtempSync(join(tmpdir(), 'declic-grant-'));
let answer = '';
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.headers.authorization ?? '');
  response.end(answer);
});
const portOf = () => (server.address() as AddressInfo).port;
const grant = (PORT: number) =>
  grantCommand(
    loadConfig({ DATA_DIR: place, PORT: String(PORT), ADMIN_PASSWORD: 'un-mot-de-passe-long' }, '/nowhere'),
    ['lea@exemple.fr', 'pro'],
    migrationsFolder,
  );
let lock: FolderLock;
beforeAll(async () => {
  lock = await lockFolder(join(place, 'database'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  lock.release();
  server.close();
  rmSync(place, { recursive: true, force: true });
});

it('asks the server that has the database open on the port that it said, whatever PORT says', async () => {
  answer = '{"message":"Fait."}';
  const forget = keepServerPort(place, portOf());
  expect(await grant(1)).toBe('Fait.');
  expect(asked).toEqual(['Bearer un-mot-de-passe-long']);
  forget();
  await expect(grant(1)).rejects.toThrow('ne répond pas sur le port 1.');
});

it('says that the server does not answer where another program answers in its place', async () => {
  answer = '<!doctype html>';
  await expect(grant(portOf())).rejects.toThrow(`ne répond pas sur le port ${portOf()}. Réessaie dans un instant`);
});
