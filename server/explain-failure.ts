import type { Config } from './config.ts';
import { causesOf, isDatabaseUnreachable, isDiskFull } from './db/failures.ts';
import { AppError } from './errors.ts';
import { createLogger, describeFailure } from './log.ts';
import { StartError } from './start-error.ts';

// Turns a failure that ends a process into one sentence for the person at the terminal.

/** Prints the sentence as the last line; the stack goes to the log, at its level «debug». `config` is null while it is not read yet. */
export function reportFailure(error: unknown, config: Config | null): void {
  if (config) createLogger(config).debug({ err: error }, 'the process ends');
  process.stderr.write(`\n${explainFailure(error, config)}\n`);
}

export function explainFailure(error: unknown, config: Config | null): string {
  if (error instanceof AppError || error instanceof StartError) return error.message;
  const explained =
    error instanceof Error && (explainPort(error, config) ?? explainPostgres(error, config) ?? explainFile(error));
  return (
    explained ||
    `Déclic s'arrête sur une erreur imprévue : ${messageOf(error)}. Avec LOG_LEVEL=debug, le journal dit où.`
  );
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'object' ? JSON.stringify(error) : String(error);
  const [line = ''] = describeFailure(error).message.split('\n');
  return line.replace(/\.$/, '') || error.name;
}

function explainPort(error: Error, config: Config | null): string | null {
  const { code = '', syscall, port, hostname } = error as NodeJS.ErrnoException & { port?: number; hostname?: string };
  const isHost = syscall === 'getaddrinfo' && hostname === config?.host;
  if (syscall !== 'listen' && !isHost) return null;
  const setting = config?.payments.kind === 'sandbox' && port === config.payments.port ? 'SANDBOX_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return `Le port ${port} est déjà pris. Arrête l'autre programme, ou choisis un autre port : ${setting}=${setting === 'PORT' ? 3001 : Number(port) + 1} npm start`;
  if (code === 'EACCES')
    return `Déclic n'a pas le droit d'écouter sur le port ${port}. Choisis un port à partir de 1024 : ${setting}=3001 npm start`;
  return `HOST=${config?.host} n'est pas une adresse de cette machine (${code}). Essaie HOST=127.0.0.1${config?.environment === 'production' ? ', ou HOST=0.0.0.0 pour toutes' : ''}.`;
}

const postgresCodes: Record<string, string> = {
  '28P01': "PostgreSQL refuse l'utilisateur ou le mot de passe de DATABASE_URL. Corrige-les.",
  '28000': "PostgreSQL refuse l'utilisateur ou le mot de passe de DATABASE_URL. Corrige-les, ou pg_hba.conf.",
  '3D000': "La base nommée dans DATABASE_URL n'existe pas. Crée-la avec createdb, ou corrige son nom.",
  '42501':
    "L'utilisateur de DATABASE_URL n'a pas le droit de créer des tables dans cette base. Rends-le propriétaire de la base.",
  '53300': "PostgreSQL n'a plus de connexion libre. Augmente max_connections, ou arrête ce qui les occupe.",
};

function explainPostgres(error: Error, config: Config | null): string | null {
  if (config?.database.kind !== 'postgres') return null;
  for (const { code, hostname } of causesOf(error) as (NodeJS.ErrnoException & { hostname?: string })[]) {
    if (code && postgresCodes[code]) return postgresCodes[code];
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      return `Le serveur ${hostname} de DATABASE_URL est introuvable (${code}). Corrige son nom.`;
  }
  if (isDatabaseUnreachable(error))
    return "PostgreSQL ne répond pas à DATABASE_URL. Vérifie que le serveur tourne et que l'adresse est la bonne.";
  return null;
}

function explainFile(error: Error): string | null {
  const { code, path } = error as NodeJS.ErrnoException;
  if (isDiskFull(error)) return 'Le disque est plein. Libère de la place, puis recommence.';
  if (path && (code === 'EACCES' || code === 'EPERM' || code === 'EROFS'))
    return `Déclic n'a pas le droit d'ouvrir ${path} (${code}). Change les droits, ou donne un autre chemin.`;
  return null;
}
