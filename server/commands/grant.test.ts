import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { type FolderLock, lockFolder } from '../db/lock.ts';
import { migrationsFolder } from '../testing/migrations-folder.ts';
import { grantCommand } from './grant.ts';

const place = mkdtempSync(join(tmpdir(), 'declic-grant-'));
const other = createServer((_request, response) => response.end('<!doctype html>'));
let lock: FolderLock;
beforeAll(async () => {
  lock = await lockFolder(join(place, 'database'));
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  lock.release();
  other.close();
  rmSync(place, { recursive: true, force: true });
});

it.each([
  ['no program', () => 1],
  ['another program', () => (other.address() as AddressInfo).port],
])('tells to give the port of the server that has the database open, if %s answers on PORT', async (_who, port) => {
  const config = loadConfig({ DATA_DIR: place, PORT: String(port()) }, '/nowhere');
  await expect(grantCommand(config, ['lea@exemple.fr', 'pro'], migrationsFolder)).rejects.toThrow(
    `ne répond pas sur le port ${port()}. Donne son port : PORT=3001 npm run grant -- lea@exemple.fr pro`,
  );
});
