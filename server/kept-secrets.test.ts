// @demand emptied-secret
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Config, loadConfig } from './config.ts';
import { adminPasswordOf, appSecretOf, findAppSecret } from './kept-secrets.ts';

const place = mkdtempSync(join(tmpdir(), 'declic-kept-secrets-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

let folders = 0;
function newPlace(settings: Record<string, string> = {}): Config {
  const folder = join(place, `data-${++folders}`);
  mkdirSync(folder);
  return loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...settings }, '/nowhere');
}

function placeWithDatabase(settings: Record<string, string> = {}): Config {
  const config = newPlace(settings);
  mkdirSync(join(config.dataFolder, 'database'));
  writeFileSync(join(config.dataFolder, 'database/PG_VERSION'), '17\n');
  return config;
}

describe('a secret whose file was emptied', () => {
  it.each(['', '\n', '   '])('is made anew where there is no database yet: %j', (content) => {
    const config = newPlace();
    writeFileSync(join(config.dataFolder, 'app-secret'), content);
    expect(findAppSecret(config)).toBeNull();
    const secret = appSecretOf(config);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(48);
    expect([appSecretOf(config), findAppSecret(config)]).toEqual([secret, secret]);
  });

  it.each([
    ['an embedded database', placeWithDatabase],
    ['PostgreSQL', () => newPlace({ DATABASE_URL: 'postgres://localhost/declic' })],
  ])('is refused with what to do where there is %s', (_what, make) => {
    const config = make();
    const [secret, password] = ['app-secret', 'admin-password'].map((name) => join(config.dataFolder, name));
    for (const file of [secret, password]) writeFileSync(file ?? '', '\n');
    expect(() => appSecretOf(config)).toThrow(`Le secret ${secret} est vide, alors que la base existe déjà`);
    expect(() => appSecretOf(config)).toThrow("Remets le fichier d'origine, ou sa valeur dans APP_SECRET.");
    expect(() => adminPasswordOf(config)).toThrow(`Le mot de passe ${password} est vide.`);
    for (const file of [secret, password]) expect(readFileSync(file ?? '', 'utf8')).toBe('\n');
  });

  it('does not matter where the setting gives it, and is made anew once the file was deleted', () => {
    const set = placeWithDatabase({ APP_SECRET: 's'.repeat(32), ADMIN_PASSWORD: 'correct-horse-battery' });
    for (const name of ['app-secret', 'admin-password']) writeFileSync(join(set.dataFolder, name), '');
    expect([appSecretOf(set), adminPasswordOf(set)]).toEqual(['s'.repeat(32), 'correct-horse-battery']);
    const deleted = placeWithDatabase();
    expect(appSecretOf(deleted)).toHaveLength(64);
    expect(existsSync(join(deleted.dataFolder, 'app-secret'))).toBe(true);
  });
});
