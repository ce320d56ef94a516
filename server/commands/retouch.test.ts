import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RetouchOptions, RetouchOutcome } from '../adapters/assistant/photos/port.ts';
import { AppError } from '../errors.ts';
import { retouchCommand } from './retouch.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'declic-retouch-'));
  writeFileSync(join(folder, 'in.jpg'), 'original');
});
afterEach(() => rmSync(folder, { recursive: true }));

const percents = { brightness: 50, contrast: 60, saturation: 30, sharpness: 70 };
const result = {
  retouchedImageBase64: Buffer.from('retouched').toString('base64'),
  improvements: [],
  enhancement: 'Ta photo est déjà réussie.',
  technicalDetails: { ...percents, before: percents },
  scoreBefore: 80,
  scoreAfter: 82,
};

function setUp(retouch: (file: string, options: RetouchOptions) => Promise<RetouchOutcome> = async () => result) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const close = vi.fn(async () => {});
  const run = async (...args: string[]) =>
    await retouchCommand({
      args,
      folder,
      openStudio: () => ({ retouch: (file, options) => retouch(Buffer.from(file).toString(), options), close }),
      print: (line) => printed.push(line),
      complain: (line) => complaints.push(line),
    });
  return { run, line: () => JSON.parse(printed[0] as string), printed, complaints, close };
}

it('writes the retouched file and prints what was done without its bytes', async () => {
  const { run, line, close } = setUp();
  expect(await run('in.jpg', 'out.jpg')).toBe(0);
  expect(readFileSync(join(folder, 'out.jpg'), 'utf8')).toBe('retouched');
  const { retouchedImageBase64: _, ...report } = result;
  expect(line()).toEqual({ file: 'in.jpg', written: 'out.jpg', ...report, ms: expect.any(Number) });
  expect(close).toHaveBeenCalledOnce();
});

it('passes the options on, with the usual strength unless told', async () => {
  const asked: RetouchOptions[] = [];
  const { run } = setUp(async (_, options) => {
    asked.push(options);
    return result;
  });
  await run('in.jpg', 'out.jpg');
  await run('--strength', '150', '--crop', '--blur', 'in.jpg', 'out.jpg');
  expect(asked).toEqual([
    { strength: 100, crop: false, blur: false },
    { strength: 150, crop: true, blur: true },
  ]);
});

it('writes nothing for a photo that is refused, missing, or breaks the studio', async () => {
  const refused = setUp(async () => ({ refusal: 'not_an_image' }));
  expect(await refused.run('in.jpg', 'out.jpg')).toBe(1);
  expect(refused.line()).toMatchObject({ error: { code: 'not_an_image', message: expect.stringContaining('Format') } });
  const missing = setUp();
  expect(await missing.run('nowhere.jpg', 'out.jpg')).toBe(1);
  expect(missing.line()).toMatchObject({ error: { code: 'file_not_found', file: 'nowhere.jpg' } });
  const broken = setUp(async () => {
    throw new AppError('provider_unavailable', 'Raté.', { cause: new Error('crash') });
  });
  expect(await broken.run('in.jpg', 'out.jpg')).toBe(1);
  expect(broken.complaints).toEqual([expect.stringContaining('in.jpg: Error: crash')]);
  expect(existsSync(join(folder, 'out.jpg'))).toBe(false);
});

it('names the folder that it cannot write to', async () => {
  const { run, line } = setUp();
  expect(await run('in.jpg', 'nowhere/out.jpg')).toBe(1);
  expect(line()).toMatchObject({ error: { code: 'file_not_found', file: 'nowhere/out.jpg' } });
});

it('complains about wrong arguments before it opens the studio', async () => {
  for (const args of [[], ['in.jpg'], ['--strength', '151', 'in.jpg', 'out.jpg'], ['--sharper', 'in.jpg', 'out.jpg']]) {
    const { run, complaints, close } = setUp();
    expect(await run(...args)).toBe(1);
    expect(complaints[0]).toContain('Usage');
    expect(close).not.toHaveBeenCalled();
  }
  const { run, printed } = setUp();
  expect(await run('--help')).toBe(0);
  expect(printed[0]).toContain('--strength');
});
