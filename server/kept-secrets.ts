import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { isEmptyOrAbsent } from './db/set-up-folder.ts';
import { type EmptySecret, readOrCreateSecret, readSecret } from './secrets.ts';

// The secrets of this Déclic: the operator's settings, else files of the data folder that the first start makes. To be read before the
// database is opened: where there is one already, an emptied file is refused, since it held what that database depends on.

export const appSecretFile = (config: Config) => resolve(config.dataFolder, 'app-secret');

export function appSecretOf(config: Config): string {
  return config.appSecret ?? readOrCreateSecret(appSecretFile(config), 48, refusalFor(config, emptyAppSecret));
}

/** Creates none; null where there is none yet. */
export function findAppSecret(config: Config): string | null {
  return config.appSecret ?? (readSecret(appSecretFile(config)) || null);
}

export function adminPasswordOf(config: Config): string {
  const file = resolve(config.dataFolder, 'admin-password');
  return config.adminPassword ?? readOrCreateSecret(file, 18, refusalFor(config, emptyAdminPassword));
}

function refusalFor({ database }: Config, refusal: EmptySecret): EmptySecret | null {
  return database.kind === 'embedded' && isEmptyOrAbsent(database.folder) ? null : refusal;
}

const emptyAppSecret: EmptySecret = (file) =>
  `Le secret ${file} est vide, alors que la base existe déjà : avec un autre, les liens déjà envoyés, les IBAN des affiliés et la clé du modèle seraient perdus. Remets le fichier d'origine, ou sa valeur dans APP_SECRET. Si tu ne l'as plus, efface ce fichier : Déclic en crée un autre, et tout cela est à refaire.`;

const emptyAdminPassword: EmptySecret = (file) =>
  `Le mot de passe ${file} est vide. Écris-en un dans ce fichier ou dans ADMIN_PASSWORD, ou efface le fichier : Déclic en crée un autre et l'affiche.`;
