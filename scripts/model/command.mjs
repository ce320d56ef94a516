import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { download } from './download.mjs';
import { DownloadError } from './download-error.mjs';
import { writeSetting } from './env-file.mjs';
import { sha256Of, startsLikeGguf } from './gguf.mjs';
import { besideWeightsGigabytes, describeModels, inGigabytes } from './known-models.mjs';
import { showProgress } from './progress.mjs';
import { requireSafeUrl } from './request.mjs';

// `npm run model`: lists open models, or takes one by path or by URL: downloads it into DATA_DIR/models, installs llama.cpp beside
// it, and writes AI_MODEL_FILE into .env.

const usage = "Utilisation : npm run model -- [lien https ou chemin d'un fichier .gguf] [--sha256 somme]";

/**
 * @typedef {object} Surroundings
 * @property {string[]} args
 * @property {string} project The folder of `.env`; a relative DATA_DIR starts there.
 * @property {string} folder Where the user is: relative paths start there.
 * @property {Record<string, string | undefined>} environment
 * @property {(folder: string) => Promise<string | null>} ensureLlama Installs llama.cpp, or says in French why it cannot.
 * @property {{ isTTY?: boolean, write(text: string): unknown }} output
 */

/**
 * @param {Surroundings} surroundings
 * @returns {Promise<number>} The exit code.
 */
export async function modelCommand(surroundings) {
  const { project, output, ensureLlama } = surroundings;
  const print = (/** @type {string} */ line) => output.write(`${line}\n`);
  const envFile = path.join(project, '.env');
  const stored = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const settings = { ...stored, ...surroundings.environment };
  const dataFolder = path.resolve(project, settings.DATA_DIR || 'data');
  const modelsFolder = path.join(dataFolder, 'models');
  try {
    const { source, expected } = readArguments(surroundings.args);
    if (!source) {
      const inUse = settings.AI_MODEL_FILE ? path.resolve(project, settings.AI_MODEL_FILE) : null;
      print(describeModels({ folder: modelsFolder, inUse, memoryBytes: totalmem() }));
      return 0;
    }
    closeDataFolder(dataFolder, print);
    const file = /^[a-z]+:\/\//i.test(source)
      ? await fetchModel(source, { modelsFolder, expected, output })
      : await modelAt(path.resolve(surroundings.folder, source));
    requireMemory(file);
    await printChecksum(file, expected, print);
    print('Installation de node-llama-cpp, si besoin…');
    const problem = await ensureLlama(path.join(dataFolder, 'llama-cpp'));
    if (problem) throw new DownloadError(problem);
    // A path inside the project stays right when the project moves.
    const relative = path.relative(project, file);
    writeSetting(envFile, 'AI_MODEL_FILE', relative.startsWith('..') || path.isAbsolute(relative) ? file : relative);
    print(`AI_MODEL_FILE est écrit dans ${envFile}. Relance npm start : c'est ce modèle qui écrira.`);
    if (settings.AI_BASE_URL)
      print(
        'AI_BASE_URL est là aussi : retire AI_BASE_URL, AI_API_KEY et AI_MODEL, sinon npm start refusera les deux.',
      );
    return 0;
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    print(error.message);
    return 1;
  }
}

/**
 * Closes the folder to other accounts. What is in it, and folders that cannot be closed, are left to the server's start
 * (server/private-files.ts), which this program does not need to be built.
 * @param {string} folder
 * @param {(line: string) => void} print
 */
function closeDataFolder(folder, print) {
  const mode = statSync(folder, { throwIfNoEntry: false })?.mode ?? 0;
  const isForEverybody = (mode & 0o1000) !== 0;
  if (process.platform === 'win32' || isForEverybody || (mode & 0o077) === 0) return;
  try {
    chmodSync(folder, mode & 0o700);
    print(`Le dossier de données ${folder} donnait des droits à d'autres comptes de cette machine : ils sont retirés.`);
  } catch {
    print(
      `Le dossier de données ${folder} est ouvert à d'autres comptes de cette machine : npm start dira quoi faire.`,
    );
  }
}

/** @param {string[]} args */
function readArguments(args) {
  const parsed = tryParse(args);
  if (!parsed || parsed.positionals.length > 1) throw new DownloadError(usage);
  const { sha256 } = parsed.values;
  if (sha256 && !/^[0-9a-f]{64}$/i.test(sha256))
    throw new DownloadError("--sha256 attend les 64 chiffres hexadécimaux que l'éditeur du modèle indique.");
  return { source: parsed.positionals[0], expected: sha256?.toLowerCase() };
}

/** @param {string[]} args */
function tryParse(args) {
  try {
    return parseArgs({ args, options: { sha256: { type: 'string' } }, allowPositionals: true });
  } catch {
    return null;
  }
}

/**
 * @param {string} url
 * @param {{ modelsFolder: string, expected: string | undefined, output: Surroundings['output'] }} options
 */
async function fetchModel(url, { modelsFolder, expected, output }) {
  const name = fileNameIn(requireSafeUrl(url));
  if (!/^[^.].*\.gguf$/i.test(name)) throw new DownloadError('Ce lien ne mène pas à un fichier .gguf.');
  const file = path.join(modelsFolder, name);
  if (existsSync(file)) {
    output.write(`${name} est déjà là.\n`);
    return file;
  }
  mkdirSync(modelsFolder, { recursive: true, mode: 0o700 });
  output.write(`Téléchargement de ${name} dans ${modelsFolder}\n`);
  const progress = showProgress(output);
  try {
    await download({ url, file, sha256: expected, onProgress: progress.show });
    return file;
  } finally {
    progress.end();
  }
}

/** @param {URL} url */
function fileNameIn({ pathname }) {
  try {
    return decodeURIComponent(path.posix.basename(pathname)).replace(/[^\w.-]+/g, '-');
  } catch {
    throw new DownloadError('Ce lien est mal écrit : un % y est suivi de deux signes qui ne sont pas un nombre.');
  }
}

/** @param {string} file */
async function modelAt(file) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new DownloadError(`Il n'y a pas de fichier ${file}.`);
  if (!/\.gguf$/i.test(file) || !(await startsLikeGguf(file)))
    throw new DownloadError(`${file} n'est pas un modèle au format GGUF.`);
  return file;
}

/**
 * Before the checksum, which takes minutes for a large file.
 * @param {string} file
 */
function requireMemory(file) {
  const needed = statSync(file).size + besideWeightsGigabytes * 1e9;
  if (needed > totalmem())
    throw new DownloadError(
      `${file} est trop gros pour cette machine : il demande environ ${inGigabytes(needed)} de mémoire, elle en a ${inGigabytes(totalmem())}. AI_MODEL_FILE ne change pas.`,
    );
}

/**
 * @param {string} file
 * @param {string | undefined} expected
 * @param {(line: string) => void} print
 */
async function printChecksum(file, expected, print) {
  const found = await sha256Of(file);
  print(`SHA-256 : ${found}`);
  if (expected && found !== expected)
    throw new DownloadError("Ce n'est pas la somme que tu as donnée : rien n'est changé.");
  if (!expected) print("Compare-la avec celle que l'éditeur indique.");
}
