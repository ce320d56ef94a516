import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatDay } from '#contract/format.ts';
import { checkBackup } from '../backup/file-format.ts';
import { migrationTags } from '../backup/migration-tags.ts';
import { restoreBackup } from '../backup/restore.ts';
import { saveBackup } from '../backup/save.ts';
import { compose } from '../composition.ts';
import type { Config } from '../config.ts';
import { account } from '../db/schema.ts';
import { AppError } from '../errors.ts';

const secretFile = (config: Config) => resolve(config.dataFolder, 'app-secret');

/** `npm run backup -- FILE`: the whole database in one file. An embedded database is saved while its server is stopped. */
export async function backupCommand(config: Config, args: string[], migrationsFolder: string): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const file = resolve(args[0] ?? `declic-${day}.backup`);
  if (existsSync(file)) throw new AppError('conflict', `Il y a déjà un fichier ${file} : donne un autre nom.`);
  const composition = await compose(config, { migrationsFolder, superviseJobs: false });
  try {
    const rows = await saveBackup(composition.deps.db, file, {
      format: 'declic-backup',
      version: 1,
      migration: migrationTags(migrationsFolder).at(-1) ?? '',
      madeAt: new Date().toISOString(),
      appSecret: config.appSecret ? null : readFileSync(secretFile(config), 'utf8'),
    });
    return `${rows} lignes sauvegardées dans ${file}. Garde ce fichier en lieu sûr : il contient les données des membres.`;
  } finally {
    await composition.close();
  }
}

/** `npm run restore -- FILE [--replace]`: into an empty database, or with --replace in place of what is there. */
export async function restoreCommand(config: Config, args: string[], migrationsFolder: string): Promise<string> {
  const [name] = args.filter((arg) => !arg.startsWith('--'));
  if (!name) throw new AppError('invalid_body', 'Usage : npm run restore -- FICHIER [--replace]');
  const file = resolve(name);
  const { header } = await checkBackup(file);
  const newest = migrationTags(migrationsFolder).at(-1);
  if (header.migration !== newest)
    throw new AppError(
      'conflict',
      `Cette sauvegarde est à la migration ${header.migration}, ce Déclic à ${newest}. Restaure-la avec la version qui l'a faite, puis mets à jour.`,
    );
  const composition = await compose(config, { migrationsFolder, superviseJobs: false });
  try {
    const [someone] = await composition.deps.db.select({ id: account.id }).from(account).limit(1);
    if (someone && !args.includes('--replace'))
      throw new AppError('conflict', 'La base contient déjà des comptes. Ajoute --replace pour les remplacer.');
    const rows = await restoreBackup(composition.deps.db, file);
    if (header.appSecret !== null && !config.appSecret)
      writeFileSync(secretFile(config), header.appSecret, { mode: 0o600 });
    return `${rows} lignes restaurées depuis la sauvegarde du ${formatDay(new Date(header.madeAt))}.`;
  } finally {
    await composition.close();
  }
}
