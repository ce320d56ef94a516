import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
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

const secret = 's'.repeat(32);

/** Changes the e-mail address of the message, with a new checksum as anybody can write it. */
function alter(from: string, to: string, change: (end: { seal?: unknown }) => object = (end) => end): string {
  const lines = gunzipSync(readFileSync(from)).toString().trimEnd().split('\n');
  const end = JSON.parse(lines.pop() ?? '');
  const text = lines.map((line) => `${line.replace('camille@exemple.fr', 'voleuse@exemple.fr')}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  writeFileSync(to, gzipSync(`${text}${JSON.stringify(change({ ...end, sha256 }))}\n`));
  return to;
}

async function storeMessage(): Promise<void> {
  const database = await openDatabase(config.database, migrationsFolder);
  await database.db.insert(contactMessage).values({
    name: 'Camille',
    email: 'camille@exemple.fr',
    topic: 'question',
    message: 'Bonjour',
    createdAt: new Date(),
  });
  await database.close();
}

describe('restore', () => {
  it('refuses a database that another Déclic has open, even with --replace', async () => {
    const other = await openDatabase(config.database, null);
    await other.executeSql('select 1');
    await expect(restore(file, '--replace')).rejects.toThrow('est déjà utilisée par un autre Déclic (processus');
    await other.close();
    expect(await restore(file, '--replace')).toMatch(/^\d+ lignes restaurées/);
  });

  // @demand restored-ends, restored-payouts
  it('says that it had nothing to compare passwords and payouts to, and what helps', async () => {
    const told = await restore(file, '--replace');
    expect(told).toContain("Si l'un d'eux a pu être volé, restaure encore une fois avec --new-passwords");
    expect(told).toContain('Un versement demandé après la sauvegarde a disparu, même payé');
    expect(await restore(file, '--replace', '--new-passwords')).toContain('à choisir par «Mot de passe oublié» : 0.');
  });

  it('without --replace refuses a database that has a message and no account', async () => {
    await storeMessage();
    await expect(restore(file)).rejects.toThrow(
      'La base contient déjà des données (contact_message). Ajoute --replace pour les remplacer.',
    );
    expect(await restore(file, '--replace')).toMatch(/^\d+ lignes restaurées/);
    expect(await restore(file)).toMatch(/^\d+ lignes restaurées/);
  });

  // @demand altered-backup
  it('tells a file that somebody altered from one that is broken, and one of another secret from both', async () => {
    const withSecret = (appSecret: string | null): Config => ({ ...config, appSecret });
    const restoreWith = (own: string | null, ...args: string[]) =>
      restoreCommand(withSecret(own), [...args, '--replace'], migrationsFolder);
    await storeMessage();
    const signed = join(dirname(config.dataFolder), 'signed.backup');
    await backupCommand(withSecret(secret), [signed], migrationsFolder);

    const altered = alter(signed, `${signed}.altered`);
    const stripped = alter(signed, `${signed}.stripped`, ({ seal: _, ...end }) => end);
    await expect(restoreWith(secret, altered, '--unproven')).rejects.toThrow("quelqu'un l'a modifiée après coup");
    await expect(restoreWith(secret, stripped)).rejects.toThrow("n'est pas signée");
    await expect(restoreWith('t'.repeat(32), signed)).rejects.toThrow('est signée avec un autre secret');

    expect(await restoreWith(secret, signed)).toContain("confirme que personne ne l'a modifiée.");
    expect(await restoreWith('t'.repeat(32), signed, '--unproven')).toContain(
      "rien ne prouve que personne ne l'a modifiée",
    );
    expect(await restoreWith(null, signed)).toContain("ce Déclic n'avait pas de secret pour vérifier");
  });
});
