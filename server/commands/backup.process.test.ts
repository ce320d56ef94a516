import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, loadConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { contactMessage } from '../db/schema.ts';
import { migrationsFolder } from '../testing/migrations-folder.ts';
import { makeWorkplace, type Workplace } from '../testing/start-server.ts';
import { backupCommand, restoreCommand } from './backup.ts';

let place: Workplace;
let config: Config;
let file: string;

beforeAll(async () => {
  place = await makeWorkplace();
  config = loadConfig({ NODE_ENV: 'test', ...place.settings }, '/nowhere');
  file = join(dirname(config.dataFolder), 'empty.backup');
  await backupCommand(config, [file], migrationsFolder);
});
afterAll(() => place?.remove());

const restore = (...args: string[]) => restoreCommand(config, args, migrationsFolder);

describe('restore', () => {
  it('refuses a database that another Déclic has open, even with --replace', async () => {
    const other = await openDatabase(config.database, null);
    await other.executeSql('select 1');
    await expect(restore(file, '--replace')).rejects.toThrow('est déjà utilisée par un autre Déclic (processus');
    await other.close();
    expect(await restore(file, '--replace')).toMatch(/^\d+ lignes restaurées/);
  });

  it('without --replace refuses a database that has a message and no account', async () => {
    const database = await openDatabase(config.database, migrationsFolder);
    await database.db.insert(contactMessage).values({
      name: 'Camille',
      email: 'camille@exemple.fr',
      topic: 'question',
      message: 'Bonjour',
      createdAt: new Date(),
    });
    await database.close();
    await expect(restore(file)).rejects.toThrow(
      'La base contient déjà des données (contact_message). Ajoute --replace pour les remplacer.',
    );
    expect(await restore(file, '--replace')).toMatch(/^\d+ lignes restaurées/);
    expect(await restore(file)).toMatch(/^\d+ lignes restaurées/);
  });
});
