import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelCommand } from './command.mjs';

// `npm run model` against a server of this machine, in a project of a temporary folder.

const content = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(300_000, 7)]);
const sum = createHash('sha256').update(content).digest('hex');

/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void} Behaviour */

/** @type {string} */
let project;
/** @type {import('node:http').Server} */
let server;
/** @type {string} */
let address;
/** @type {Behaviour} */
let behave;
/** The Range header of each request; null without one. @type {(string | null)[]} */
let ranges;
/** Called once a part of the download is shown. */
let onProgress = () => {};
/** @type {string[]} */
let installedIn;
/** @type {string | null} */
let installProblem;

beforeAll(async () => {
  server = createServer((request, response) => {
    ranges.push(request.headers.range ?? null);
    behave(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  address = `http://127.0.0.1:${port}/modeles/tiny.gguf`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'declic-model-'));
  behave = serve;
  ranges = [];
  onProgress = () => {};
  installedIn = [];
  installProblem = null;
});
afterEach(() => rmSync(project, { recursive: true }));

/**
 * Serves the file, or the part of it that is asked for if the version is the same.
 * @type {Behaviour}
 */
function serve(request, response) {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  const isSame = request.headers['if-range'] === '"v1"';
  const rest = isSame ? content.subarray(from) : content;
  const range = { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` };
  response
    .writeHead(isSame ? 206 : 200, { etag: '"v1"', 'content-length': rest.length, ...(isSame && range) })
    .end(rest);
}

/**
 * Breaks the connection once a part has arrived.
 * @type {Behaviour}
 */
function breakOff(_, response) {
  response.writeHead(200, { etag: '"v1"', 'content-length': content.length });
  response.write(content.subarray(0, 100_000));
  onProgress = () => response.destroy();
}

/** @param {string[]} args */
async function run(...args) {
  let printed = '';
  const code = await modelCommand({
    args,
    project,
    folder: project,
    environment: {},
    ensureLlama: async (folder) => {
      installedIn.push(folder);
      return installProblem;
    },
    output: {
      write: (text) => {
        printed += text;
        if (text.includes('%')) onProgress();
      },
    },
  });
  return { code, printed };
}

const models = () => readdirSync(path.join(project, 'data/models'));
const env = () => readFileSync(path.join(project, '.env'), 'utf8');

describe('npm run model', () => {
  it('lists open models with licence, size and memory, and those that are installed', async () => {
    mkdirSync(path.join(project, 'data/models'), { recursive: true });
    writeFileSync(path.join(project, 'data/models/tiny.gguf'), content);
    writeFileSync(path.join(project, 'data/models/other.gguf.part'), content);
    writeFileSync(path.join(project, '.env'), 'AI_MODEL_FILE=data/models/tiny.gguf\n');
    const { code, printed } = await run();
    expect(code).toBe(0);
    expect(printed).toMatch(/Mistral 7B Instruct v0\.3 +Mistral AI +Apache 2\.0 +4,4 Go +5,6 Go/);
    expect(printed).toContain('  tiny.gguf (0,0 Go, utilisé (AI_MODEL_FILE))');
    expect(printed).not.toContain('.part');
    expect(printed).not.toMatch(/https:\/\/[a-z]/);
  });

  it('downloads a model, shows its progress and its checksum, installs llama.cpp, and writes AI_MODEL_FILE', async () => {
    writeFileSync(path.join(project, '.env'), 'PORT=4000\n');
    const { code, printed } = await run(address, '--sha256', sum.toUpperCase());
    expect(code).toBe(0);
    expect(printed).toContain('(100 %)');
    expect(printed).toContain(`SHA-256 : ${sum}`);
    expect(models()).toEqual(['tiny.gguf']);
    expect(readFileSync(path.join(project, 'data/models/tiny.gguf')).equals(content)).toBe(true);
    expect(installedIn).toEqual([path.join(project, 'data/llama-cpp')]);
    expect(env()).toBe('PORT=4000\nAI_MODEL_FILE=data/models/tiny.gguf\n');
  });

  it('closes a data folder that other accounts may open, and says so', async () => {
    mkdirSync(path.join(project, 'data'));
    chmodSync(path.join(project, 'data'), 0o755);
    const { printed } = await run(address);
    expect(printed).toContain("donnait des droits à d'autres comptes de cette machine : ils sont retirés.");
    for (const folder of ['data', 'data/models']) expect(statSync(path.join(project, folder)).mode & 0o777).toBe(0o700);
  });

  it('keeps what came before the connection broke, and continues there', async () => {
    behave = breakOff;
    const broken = await run(address);
    expect(broken).toMatchObject({ code: 1, printed: expect.stringContaining('Relance la même commande') });
    expect(models().sort()).toEqual(['tiny.gguf.part', 'tiny.gguf.part.json']);
    expect(existsSync(path.join(project, '.env'))).toBe(false);
    const received = statSync(path.join(project, 'data/models/tiny.gguf.part')).size;
    behave = serve;
    expect((await run(address, '--sha256', sum)).code).toBe(0);
    expect(ranges).toEqual([null, `bytes=${received}-`]);
    expect(models()).toEqual(['tiny.gguf']);
  });

  it('starts anew where the server has another version of the file', async () => {
    behave = breakOff;
    await run(address);
    behave = (_, response) =>
      void response.writeHead(200, { etag: '"v2"', 'content-length': content.length }).end(content);
    expect((await run(address, '--sha256', sum)).code).toBe(0);
    expect(models()).toEqual(['tiny.gguf']);
  });

  it('starts anew where the part is longer than the file', async () => {
    behave = breakOff;
    await run(address);
    behave = (request, response) =>
      request.headers.range ? void response.writeHead(416).end() : serve(request, response);
    expect((await run(address, '--sha256', sum)).code).toBe(0);
    expect(ranges).toEqual([null, expect.stringMatching(/^bytes=\d+-$/), null]);
  });

  it('keeps nothing of a file with another checksum', async () => {
    const { code, printed } = await run(address, '--sha256', '0'.repeat(64));
    expect(code).toBe(1);
    expect(printed).toContain(sum);
    expect(printed).toContain('pas celle que tu as donnée');
    expect(models()).toEqual([]);
    expect(existsSync(path.join(project, '.env'))).toBe(false);
  });

  it.each(
    /** @type {[string, Behaviour, RegExp][]} */ ([
      ['is a page', (_, response) => void response.end('<!doctype html>'), /pas un modèle au format GGUF/],
      ['is not there', (_, response) => void response.writeHead(404).end(), /répondu 404/],
    ]),
  )('keeps nothing of what %s', async (_, behaviour, sentence) => {
    behave = behaviour;
    const { code, printed } = await run(address);
    expect(code).toBe(1);
    expect(printed).toMatch(sentence);
    expect(models()).toEqual([]);
  });

  it('follows redirects of this machine, and checks what comes in the end', async () => {
    behave = (asked, response) =>
      asked.url?.startsWith('/modeles/')
        ? void response.writeHead(302, { location: '/ailleurs?fichier=1' }).end()
        : serve(asked, response);
    expect((await run(address, '--sha256', '0'.repeat(64))).code).toBe(1);
    expect(models()).toEqual([]);
    expect((await run(address, '--sha256', sum)).code).toBe(0);
    expect(models()).toEqual(['tiny.gguf']);
  });

  it('takes a file where it is', async () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'declic-elsewhere-'));
    const file = path.join(elsewhere, 'mon modèle.gguf');
    writeFileSync(file, content);
    expect((await run(path.relative(project, file))).code).toBe(0);
    expect(env()).toBe(`AI_MODEL_FILE="${file}"\n`);
    expect(existsSync(path.join(project, 'data/models'))).toBe(false);
    rmSync(elsewhere, { recursive: true });
  });

  it('refuses a file that is larger than the memory before it reads the whole of it', async () => {
    const file = path.join(project, 'enorme.gguf');
    writeFileSync(file, content);
    truncateSync(file, totalmem() + 1);
    const { code, printed } = await run(file);
    expect(code).toBe(1);
    expect(printed).toMatch(/enorme\.gguf est trop gros pour cette machine : il demande environ .* de mémoire/);
    expect(printed).not.toContain('SHA-256');
    expect(existsSync(path.join(project, '.env'))).toBe(false);
    expect(installedIn).toEqual([]);
  });

  it('does not download what is there already, and checks it', async () => {
    expect((await run(address)).code).toBe(0);
    expect(await run(address, '--sha256', sum)).toMatchObject({ code: 0, printed: expect.stringContaining('déjà là') });
    expect((await run(address, '--sha256', '0'.repeat(64))).code).toBe(1);
    expect(ranges).toHaveLength(1);
  });

  it('changes no setting where llama.cpp cannot be installed', async () => {
    installProblem = "node-llama-cpp n'a pas pu être installé.";
    const { code, printed } = await run(address);
    expect(code).toBe(1);
    expect(printed).toContain(installProblem);
    expect(existsSync(path.join(project, '.env'))).toBe(false);
  });

  it.each([
    [['http://exemple.fr/a.gguf'], 'https'],
    [['https://exemple.fr/a.zip'], '.gguf'],
    [['https://exemple.fr/%zz.gguf'], 'mal écrit'],
    [['https://'], "n'est pas une adresse"],
    [['nulle-part.gguf'], "Il n'y a pas de fichier"],
    [['a.gguf', 'b.gguf'], 'Utilisation'],
    [['--force'], 'Utilisation'],
    [['a.gguf', '--sha256', 'abc'], '64 chiffres'],
  ])('refuses %j in a sentence', async (args, sentence) => {
    const { code, printed } = await run(...args);
    expect(code).toBe(1);
    expect(printed).toContain(sentence);
  });
});
