import { statSync } from 'node:fs';
import { StartError } from '../start-error.ts';
import { isDiskFull } from './failures.ts';

// Why an embedded database cannot be opened. PGlite throws errors of its own file system, which have a number and no message.

const numbers = { noAccess: [2, 63, 69], noRoom: [19, 51] };

/** Looked at first, since PGlite takes seconds to find out. */
export function refuseFile(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new StartError(
      `La base de données ${folder} est un fichier, il faut un dossier. Mets ce fichier de côté, ou donne un autre dossier avec DATA_DIR.`,
    );
}

export function embeddedFailure(folder: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const { errno, message } = error as { errno?: number; message?: string };
  const database = `La base de données ${folder}`;
  const sentence = () => {
    if (numbers.noRoom.includes(errno ?? 0) || (error instanceof Error && isDiskFull(error)))
      return `${database} n'a plus de place sur son disque, ou pour de nouveaux fichiers. Libère de la place.`;
    if (numbers.noAccess.includes(errno ?? 0))
      return `Déclic n'a pas le droit d'écrire dans ${folder}. Change les droits de ce dossier et de ce qu'il contient.`;
    return `${database} ne s'ouvre pas, elle est abîmée ou incomplète (${message?.split('\n')[0] ?? `errno ${errno}`}). Mets ce dossier de côté, puis restaure une sauvegarde : npm run restore -- FICHIER`;
  };
  return new StartError(sentence(), { cause: error });
}
