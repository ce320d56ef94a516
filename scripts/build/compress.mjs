import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const textFile = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/;
/** Smaller files gain nothing from compression. */
const minBytes = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * Writes file.gz and file.br beside each text file, so that the server compresses nothing per request.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textFile.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath ?? entry.path, entry.name))));
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  const brotliOptions = { params: { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length } };
  const [gzipped, brotlied] = await Promise.all([toGzip(content, { level: 9 }), toBrotli(content, brotliOptions)]);
  await Promise.all([writeFile(`${file}.gz`, gzipped), writeFile(`${file}.br`, brotlied)]);
}
