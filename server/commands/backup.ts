import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { PayoutStatus } from '#contract/affiliates.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import { type BackupHeader, checkBackup } from '../backup/file-format.ts';
import { listFilledTables } from '../backup/filled-tables.ts';
import { findAppliedMigration, migrationTags } from '../backup/migration-tags.ts';
import { type Restored, restoreBackup } from '../backup/restore.ts';
import { saveBackup } from '../backup/save.ts';
import { describeProof, judgeSeal, refusalOf } from '../backup/seal.ts';
import type { Config } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { openDatabase } from '../db/open.ts';
import { AppError } from '../errors.ts';
import { startJobs } from '../jobs/boss.ts';
import { appSecretFile, findAppSecret } from '../kept-secrets.ts';
import { createLogger } from '../log.ts';
import { closeToOthers } from '../private-files.ts';
import { realFolder } from '../real-folder.ts';

// Both commands open the database alone, so that neither Stripe nor a model has to answer.

/**
 * `npm run backup -- FILE`: the whole database in one file. An embedded database is saved while its server is stopped. The tables are
 * saved as they are, without new migrations: run from new code, it saves what the code before left.
 */
export async function backupCommand(config: Config, args: string[], migrationsFolder: string): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const file = resolve(args[0] ?? `declic-${day}.backup`);
  if (existsSync(file)) throw new AppError('conflict', `Il y a déjà un fichier ${file} : donne un autre nom.`);
  if (!existsSync(dirname(file)))
    throw new AppError('not_found', `Le dossier ${dirname(file)} n'existe pas : crée-le, ou donne un autre chemin.`);
  const nothing = () =>
    new AppError('not_found', "Il n'y a rien à sauvegarder : aucun Déclic n'a démarré sur cette base.");
  if (config.database.kind === 'embedded' && !existsSync(realFolder(config.database.folder))) throw nothing();
  if (existsSync(config.dataFolder)) closeToOthers(config.dataFolder);
  const database = await openDatabase(config.database, null);
  try {
    const migration = await findAppliedMigration(database.db, migrationsFolder);
    if (migration === null) throw nothing();
    const secret = findAppSecret(config);
    const header: BackupHeader = {
      format: 'declic-backup',
      version: 1,
      migration,
      madeAt: new Date().toISOString(),
      appSecret: config.appSecret ? null : secret,
    };
    const rows = await saveBackup(database.db, file, header, secret);
    return `${rows} lignes sauvegardées dans ${file}. Garde ce fichier en lieu sûr : il contient les données des membres.`;
  } finally {
    await database.close();
  }
}

/**
 * `npm run restore -- FILE [--replace] [--unproven] [--new-passwords] [--erased=ADDRESSES]`: into an empty database, or with --replace in
 * place of what is there. A machine that has a secret restores what that secret signed; anything else with --unproven.
 */
export async function restoreCommand(config: Config, args: string[], migrationsFolder: string): Promise<string> {
  const [name] = args.filter((arg) => !arg.startsWith('--'));
  if (!name)
    throw new AppError(
      'invalid_body',
      'Usage : npm run restore -- FICHIER [--replace] [--unproven] [--new-passwords] [--erased=ADRESSES]',
    );
  const file = resolve(name);
  const erasedSince = readErased(args);
  const { header, sha256, seal } = await checkBackup(file);
  const judgement = judgeSeal(seal, sha256, findAppSecret(config));
  const refusal = refusalOf(judgement, args.includes('--unproven'));
  if (refusal) throw new AppError('conflict', refusal);
  const newest = migrationTags(migrationsFolder).at(-1);
  if (header.migration !== newest)
    throw new AppError(
      'conflict',
      `Cette sauvegarde est à la migration ${header.migration}, ce Déclic à ${newest}. Restaure-la avec la version de Déclic qui a cette migration pour dernière, puis mets à jour.`,
    );
  openDataFolder(config.dataFolder, { holdsDatabase: config.database.kind === 'embedded' });
  const database = await openDatabase(config.database, migrationsFolder);
  try {
    // Creates the tables of the job queue, which the backup fills too.
    const jobs = await startJobs(database, { log: createLogger(config), supervised: false });
    await jobs.stop();
    const filled = await listFilledTables(database.db);
    if (filled.length > 0 && !args.includes('--replace'))
      throw new AppError(
        'conflict',
        `La base contient déjà des données (${filled.join(', ')}). Ajoute --replace pour les remplacer.`,
      );
    // A server that starts meanwhile waits: it sets its database up alone too.
    const restored = await database.alone(async () => {
      await database.requireSoleUse();
      return await restoreBackup(database.db, file, sha256, {
        erasedSince,
        newPasswords: args.includes('--new-passwords'),
      });
    });
    if (header.appSecret && !config.appSecret)
      writeFileSync(appSecretFile(config), header.appSecret, { mode: 0o600, flush: true });
    const proof = describeProof(judgement, { holdsSecret: header.appSecret !== null });
    return [
      `${restored.rows} lignes restaurées depuis la sauvegarde du ${formatDay(new Date(header.madeAt))}. ${proof}`,
      describeErasures(restored),
      describeWaysIn(restored),
      ...describePayouts(restored),
    ].join('\n');
  } finally {
    await database.close();
  }
}

const statusNames: Record<PayoutStatus, string> = {
  requested: 'à approuver',
  approved: 'approuvé',
  submitted: 'envoyé',
  paid: 'payé',
  failed: 'échoué',
  canceled: 'annulé',
};

const erasedOption = '--erased=';

/** The addresses in the file of `--erased=FILE`, one a line. */
function readErased(args: string[]): string[] {
  const given = args.find((arg) => arg.startsWith(erasedOption));
  if (!given) return [];
  const file = resolve(given.slice(erasedOption.length));
  if (!existsSync(file)) throw new AppError('not_found', `Il n'y a pas de fichier ${file}.`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');
}

/** An erasure leaves no trace in a backup from before it, so only the operator can say which accounts it was. */
function describeErasures({ erased, broughtBack }: Restored): string {
  const ended = 'Tout le monde est déconnecté, et les liens déjà envoyés ne servent plus.';
  const again = erased > 0 ? ` Comptes effacés à nouveau : ${erased}.` : '';
  const how = 'restaure encore une fois avec --erased=FICHIER, une adresse par ligne (docs/operations.md)';
  if (broughtBack.length === 0)
    return `${ended}${again} Si d'autres comptes ont été effacés après cette sauvegarde, ils sont revenus : ${how}.`;
  return `${ended}${again} Cette base n'avait plus les comptes ci-dessous, qui sont revenus. S'ils avaient été effacés, ${how} :\n${broughtBack.join('\n')}`;
}

/** Only a replaced database knows which passwords were changed since, for fear of a thief. */
function describeWaysIn({ keptWaysIn, newPasswords }: Restored): string {
  if (newPasswords !== null)
    return `Les comptes dont l'adresse est confirmée ne s'ouvrent plus par leur ancien mot de passe, ni par une clé d'accès, Google ou Apple. Nouveaux mots de passe à choisir par «Mot de passe oublié» : ${newPasswords}. Tes clés d'accès à l'administration sont retirées aussi ; ton mot de passe l'ouvre toujours.`;
  if (!keptWaysIn)
    return "Les mots de passe, les clés d'accès et les comptes Google ou Apple sont ceux de la sauvegarde, même changés ou retirés depuis : rien ici ne dit lesquels. Si l'un d'eux a pu être volé, restaure encore une fois avec --new-passwords (docs/operations.md).";
  const { passwords, passkeys, identities } = keptWaysIn;
  return `Repris de la base remplacée : mots de passe changés depuis, ${passwords} ; clés d'accès retirées, ${passkeys} ; comptes Google et Apple retirés, ${identities}.`;
}

function describePayouts({ doubtfulPayouts, keptWaysIn }: Restored): string[] {
  const lost = keptWaysIn
    ? []
    : [
        "Un versement demandé après la sauvegarde a disparu, même payé : compare avec ton relevé avant d'en approuver un (docs/operations.md).",
      ];
  if (doubtfulPayouts.length === 0) return lost;
  const lines = doubtfulPayouts.map(
    ({ id, month, amountCents, status }) => `${id} · ${month} · ${formatEuros(amountCents)} · ${statusNames[status]}`,
  );
  return [
    ...lost,
    "Ces versements sont peut-être partis depuis la sauvegarde. Aucun ne part tout seul : compare avec ton relevé, puis «Approuver» ou «Marquer payé» dans l'administration.",
    ...lines,
  ];
}
