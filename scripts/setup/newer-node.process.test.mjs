import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { root } from '../paths.mjs';

/** @type {string} */
let folder;
const file = (/** @type {string} */ name) => path.join(folder, name);
const module = JSON.stringify(pathToFileURL(path.join(root, 'scripts/setup/newer-node.mjs')).href);

/** An npm that needs a moment to install a package `node`, which is the Node of this process. */
const fakeNpm = `
  const { mkdirSync, symlinkSync } = require('node:fs');
  const bin = process.argv[process.argv.indexOf('--prefix') + 1] + '/node_modules/node/bin';
  if (process.env.NO_REGISTRY) { console.error('npm error network ENOTFOUND'); process.exit(1); }
  mkdirSync(bin, { recursive: true });
  setTimeout(() => symlinkSync(process.execPath, bin + '/node'), 200);`;
const fetching = `
  import { ensureNewerNode } from ${module};
  console.log(await ensureNewerNode(process.argv[2]));`;
/** Restarts itself once, as a command on an older Node does, then says what it sees. */
const command = `
  import { goOnWith } from ${module};
  if (!process.env.AGAIN) { process.env.AGAIN = '1'; process.exit(await goOnWith(process.env.NEWER)); }
  console.log(JSON.stringify([process.argv.slice(2), process.execArgv, process.env.PATH.split(':')[0]]));
  if (process.argv[2] === 'wait') setInterval(() => {}, 1000);
  if (process.argv[2] === 'stop') process.on('SIGTERM', () => process.exit(7)) && setInterval(() => {}, 1000);
  process.exitCode = 3;`;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'newer-node-'));
  writeFileSync(file('npm-cli.cjs'), fakeNpm);
  writeFileSync(file('fetch.mjs'), fetching);
  writeFileSync(file('command.mjs'), command);
});
beforeEach(() => rmSync(file('.node'), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function start(args, env) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, npm_execpath: file('npm-cli.cjs'), NEWER: process.execPath, ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return { child, said, ended: once(child, 'close') };
}

it('fetches Node once, complete, also for two commands at once', async () => {
  const both = [1, 2].map(() => start([file('fetch.mjs'), file('.node')]));
  for (const { ended, said } of both) {
    expect(await ended).toEqual([0, null]);
    expect(said.out.trim()).toBe(file('.node/node_modules/node/bin/node'));
    expect(said.err).toMatch(/^Déclic needs Node 22\.12 or later, and this is Node .* into \.node\/ \(once\)…\n$/);
  }
  const again = start([file('fetch.mjs'), file('.node')], { NO_REGISTRY: '1' });
  expect(await again.ended).toEqual([0, null]);
  expect(again.said.err).toBe('');
  expect(readdirSync(folder).sort()).toEqual(['.node', 'command.mjs', 'fetch.mjs', 'npm-cli.cjs']);
});

it('says in a sentence that the registry does not answer, and leaves nothing half done', async () => {
  const { ended, said } = start([file('fetch.mjs'), file('.node')], { NO_REGISTRY: '1' });
  expect(await ended).toEqual([1, null]);
  expect(said.err).toMatch(/Node 24 could not be fetched\. .* start again\.\nnpm error network ENOTFOUND\n$/);
  expect(readdirSync(folder).filter((name) => name.startsWith('.node'))).toEqual([]);
});

it('leaves nothing of an interrupted download', async () => {
  const { child, said, ended } = start([file('fetch.mjs'), file('.node')]);
  await expect.poll(() => said.err).toContain('fetching');
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(readdirSync(folder).filter((name) => name.startsWith('.node'))).toEqual([]);
});

it('goes on with the same arguments, flags of Node and exit code, and the new Node first in PATH', async () => {
  const { ended, said } = start(['--max-old-space-size=300', file('command.mjs'), 'unit', '--', 'a b']);
  expect(await ended).toEqual([3, null]);
  const folderOfNode = path.dirname(process.execPath);
  expect(JSON.parse(said.out)).toEqual([['unit', '--', 'a b'], ['--max-old-space-size=300'], folderOfNode]);
});

it.each([
  ['stop', [7, null]],
  ['wait', [null, 'SIGTERM']],
])('passes on a signal, and how the command ended by it: %s', async (how, end) => {
  const { child, said, ended } = start([file('command.mjs'), how]);
  await expect.poll(() => said.out).toContain(how);
  child.kill('SIGTERM');
  expect(await ended).toEqual(end);
});
