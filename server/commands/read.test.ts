import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Reading } from '#contract/reading.ts';
import type { Reader, ReadOutcome } from '../adapters/assistant/port.ts';
import { AppError } from '../errors.ts';
import { idleStats } from '../testing/idle-stats.ts';
import { readCommand } from './read.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'declic-read-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const reading = (matchName: string): Reading => ({ app: 'tinder', matchName, messages: [], warnings: [] });

/** Runs the command with a fake reader; each file contains its own name, which `read` is given. */
function setUp(read: (name: string) => Promise<ReadOutcome>) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const close = vi.fn(async () => {});
  const reader: Reader = {
    read: (file) => read(Buffer.from(file).toString()),
    readConversation: (files) => read(files.map((file) => Buffer.from(file).toString()).join('+')),
    readText: async () => ({ refusal: 'no_text' }),
    warm() {},
    stats: () => idleStats,
    close,
  };
  const run = async (...args: string[]) =>
    await readCommand({
      args,
      folder,
      threads: 2,
      openReader: () => reader,
      print: (line) => printed.push(line),
      complain: (line) => complaints.push(line),
    });
  const lines = () => printed.map((line) => JSON.parse(line));
  return { run, lines, printed, complaints, close };
}

function write(...names: string[]) {
  for (const name of names) writeFileSync(join(folder, name), name);
}

it('prints a line for each file and exits with 0', async () => {
  write('a.png', 'b.png');
  const { run, lines, close } = setUp(async (name) => ({ reading: reading(name) }));
  expect(await run('a.png', 'b.png')).toBe(0);
  const ms = expect.any(Number);
  expect(lines()).toEqual([
    { file: 'a.png', app: 'tinder', matchName: 'a.png', messages: [], warnings: [], ms },
    { file: 'b.png', app: 'tinder', matchName: 'b.png', messages: [], warnings: [], ms },
  ]);
  expect(close).toHaveBeenCalledOnce();
});

it('reads two files at a time and prints their lines in the order given, as soon as possible', async () => {
  write('a', 'b', 'c', 'd');
  const release = new Map<string, () => void>();
  const { run, lines } = setUp(async (name) => {
    await new Promise<void>((resolve) => release.set(name, resolve));
    return { reading: reading(name) };
  });
  const files = () => lines().map(({ file }) => file);
  const done = run('a', 'b', 'c', 'd');
  await vi.waitFor(() => expect([...release.keys()].sort()).toEqual(['a', 'b']));
  release.get('b')?.();
  await vi.waitFor(() => expect(release.has('c')).toBe(true));
  expect(files()).toEqual([]);
  expect(release.has('d')).toBe(false);
  release.get('a')?.();
  await vi.waitFor(() => expect(files()).toEqual(['a', 'b']));
  await vi.waitFor(() => expect(release.has('d')).toBe(true));
  for (const name of ['d', 'c']) release.get(name)?.();
  expect(await done).toBe(0);
  expect(files()).toEqual(['a', 'b', 'c', 'd']);
});

it('prints an error for a bad file and goes on with the next', async () => {
  write('cat.png', 'poison.png', 'fine.png');
  const { run, lines, complaints } = setUp(async (name) => {
    if (name === 'cat.png') return { refusal: 'not_a_chat' };
    if (name === 'poison.png') throw new AppError('provider_unavailable', 'Raté.', { cause: new Error('crash') });
    return { reading: reading(name) };
  });
  expect(await run('nowhere.png', '.', 'cat.png', 'poison.png', 'fine.png')).toBe(1);
  expect(lines()).toMatchObject([
    { file: 'nowhere.png', error: { code: 'file_not_found' } },
    { file: '.', error: { code: 'file_unreadable' } },
    { file: 'cat.png', error: { code: 'not_a_chat', message: expect.stringContaining('conversation') } },
    { file: 'poison.png', error: { code: 'provider_unavailable' } },
    { file: 'fine.png', matchName: 'fine.png' },
  ]);
  expect(complaints).toEqual([expect.stringContaining('poison.png: Error: crash')]);
});

it('loads at most one byte more of a file than the reader accepts', async () => {
  writeFileSync(join(folder, 'huge.png'), Buffer.alloc(20e6));
  const sizes: number[] = [];
  const { run } = setUp(async (content) => {
    sizes.push(content.length);
    return { refusal: 'image_too_large' };
  });
  expect(await run('huge.png')).toBe(1);
  expect(sizes).toEqual([15e6 + 1]);
});

it('prints one line for several files with --stitch', async () => {
  write('a', 'b');
  const { run, lines } = setUp(async (names) => ({ reading: reading(names) }));
  expect(await run('--stitch', 'a', 'b')).toBe(0);
  expect(lines()).toMatchObject([{ files: ['a', 'b'], matchName: 'a+b', ms: expect.any(Number) }]);
});

it('names the file that makes a conversation fail', async () => {
  write('a', 'b');
  const { run, lines } = setUp(async () => ({ refusal: 'not_an_image', page: 1 }));
  expect(await run('--stitch', 'a', 'b')).toBe(1);
  expect(await run('--stitch', 'a', 'nowhere')).toBe(1);
  expect(lines()).toMatchObject([
    { files: ['a', 'b'], error: { code: 'not_an_image', file: 'b' } },
    { files: ['a', 'nowhere'], error: { code: 'file_not_found', file: 'nowhere' } },
  ]);
});

it('refuses a conversation of nine files', async () => {
  const { run, lines } = setUp(async () => ({ reading: reading('') }));
  expect(await run('--stitch', ...'abcdefghi')).toBe(1);
  expect(lines()).toMatchObject([{ error: { code: 'too_many_images' } }]);
});

it('prints its usage with --help, and complains about wrong arguments', async () => {
  const { run, printed, complaints } = setUp(async () => ({ reading: reading('') }));
  expect(await run('--help')).toBe(0);
  expect(printed).toEqual([expect.stringContaining('--stitch')]);
  expect(await run()).toBe(1);
  expect(await run('--frobnicate', 'a')).toBe(1);
  expect(complaints).toHaveLength(2);
  expect(printed).toHaveLength(1);
});
