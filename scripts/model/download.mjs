import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DownloadError } from './download-error.mjs';
import { sha256Of, startsLikeGguf } from './gguf.mjs';
import { inGigabytes } from './known-models.mjs';
import { request } from './request.mjs';

// Downloads a file of several gigabytes: into FILE.part, which a later attempt continues where it broke off, if the server still
// has the same file. FILE appears only once it is complete and checked.

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */

/**
 * @typedef {object} DownloadOptions
 * @property {string} url
 * @property {string} file
 * @property {string} [sha256] The checksum that the publisher names, in lower-case hexadecimal.
 * @property {(receivedBytes: number, totalBytes: number | null) => void} [onProgress]
 */

/**
 * @param {DownloadOptions} options
 */
export async function download({ url, file, sha256, onProgress = () => {} }) {
  const part = `${file}.part`;
  // Says which version of which file the part belongs to.
  const origin = `${file}.part.json`;
  const { response, startsAt } = await open(url, part, origin);
  const length = Number(response.headers['content-length'] ?? Number.NaN);
  const totalBytes = Number.isFinite(length) ? startsAt + length : null;
  requireSpace(path.dirname(file), Number.isFinite(length) ? length : 0);
  writeFileSync(origin, JSON.stringify({ url, version: versionOf(response) }));

  const receivedBytes = await receive(response, part, startsAt, (bytes) => onProgress(bytes, totalBytes));
  if (totalBytes !== null && receivedBytes < totalBytes) throw brokenOff(receivedBytes);

  const forget = () => {
    for (const each of [part, origin]) rmSync(each, { force: true });
  };
  if (!(await startsLikeGguf(part))) {
    forget();
    throw new DownloadError(
      "Ce lien ne donne pas un modèle au format GGUF (peut-être une page web). Rien n'a été gardé.",
    );
  }
  const found = sha256 && (await sha256Of(part));
  if (found !== sha256) {
    forget();
    throw new DownloadError(
      `La somme SHA-256 du fichier reçu est ${found}, pas celle que tu as donnée. Le fichier est abîmé ou n'est pas le bon : il n'a pas été gardé.`,
    );
  }
  renameSync(part, file);
  rmSync(origin, { force: true });
}

/**
 * @param {string} url
 * @param {string} part
 * @param {string} origin
 * @returns {Promise<{ response: IncomingMessage, startsAt: number }>}
 */
async function open(url, part, origin) {
  const kept = keptPart(url, part, origin);
  const response = await ask(url, kept);
  const { statusCode = 0 } = response;
  const isContinued = statusCode === 206 && rangeStart(response) === kept?.bytes;
  if (kept && statusCode === 416) {
    response.destroy();
    for (const each of [part, origin]) rmSync(each, { force: true });
    return await open(url, part, origin);
  }
  if (statusCode !== 200 && !isContinued) {
    response.destroy();
    throw new DownloadError(
      `Le serveur a répondu ${statusCode} : vérifie le lien, ou demande d'abord l'accès au modèle chez son éditeur.`,
    );
  }
  return { response, startsAt: isContinued ? (kept?.bytes ?? 0) : 0 };
}

/**
 * @param {string} url
 * @param {{ bytes: number, version: string } | null} kept
 */
async function ask(url, kept) {
  // The file's own bytes: compressed ones could not be continued.
  const range = kept && { range: `bytes=${kept.bytes}-`, 'if-range': kept.version };
  try {
    return await request(url, { 'accept-encoding': 'identity', ...range });
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    throw new DownloadError('Le serveur ne répond pas. Vérifie le lien et ta connexion.', { cause: error });
  }
}

/**
 * A part that can be continued: of the same address, and of a version that the server can compare.
 * @param {string} url
 * @param {string} part
 * @param {string} origin
 */
function keptPart(url, part, origin) {
  if (!existsSync(part) || !existsSync(origin)) return null;
  try {
    const { url: earlier, version } = JSON.parse(readFileSync(origin, 'utf8'));
    const bytes = statSync(part).size;
    return earlier === url && typeof version === 'string' && bytes > 0 ? { bytes, version } : null;
  } catch {
    return null;
  }
}

/** @param {IncomingMessage} response */
function versionOf({ headers }) {
  const { etag } = headers;
  return etag && !etag.startsWith('W/') ? etag : headers['last-modified'];
}

/** @param {IncomingMessage} response */
function rangeStart({ headers }) {
  return Number(/^bytes (\d+)-/.exec(headers['content-range'] ?? '')?.[1] ?? Number.NaN);
}

/**
 * @param {string} folder
 * @param {number} bytes
 */
function requireSpace(folder, bytes) {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (bytes > free)
    throw new DownloadError(
      `Il manque de la place sur le disque : ${inGigabytes(bytes)} à télécharger, ${inGigabytes(free)} libres dans ${folder}.`,
    );
}

/**
 * @param {IncomingMessage} response
 * @param {string} part
 * @param {number} startsAt
 * @param {(receivedBytes: number) => void} onProgress
 */
async function receive(response, part, startsAt, onProgress) {
  let receivedBytes = startsAt;
  const output = createWriteStream(part, { flags: startsAt > 0 ? 'a' : 'w' });
  const failed = once(output, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  try {
    for await (const piece of response) {
      if (!output.write(piece)) await Promise.race([once(output, 'drain'), failed]);
      receivedBytes += piece.length;
      onProgress(receivedBytes);
    }
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOSPC')
      throw new DownloadError("Il n'y a plus de place sur le disque.", { cause: error });
    throw brokenOff(receivedBytes, error);
  } finally {
    // What has come is kept, for the next attempt.
    output.end();
    await Promise.race([once(output, 'close'), failed]).catch(() => {});
  }
  return receivedBytes;
}

/**
 * @param {number} receivedBytes
 * @param {unknown} [cause]
 */
function brokenOff(receivedBytes, cause) {
  return new DownloadError(
    `Le téléchargement s'est interrompu après ${inGigabytes(receivedBytes)}. Relance la même commande : il reprendra là.`,
    { cause },
  );
}
