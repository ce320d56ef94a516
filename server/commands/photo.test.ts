import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { photoLimits } from '#contract/photos.ts';
import { analysePhoto } from '#engine/photo/analyse-photo.ts';
import { drawn } from '#engine/photo/testing/drawn-picture.ts';
import { AppError } from '../errors.ts';
import { photoCommand } from './photo.ts';

const result = analysePhoto(
  drawn(120, 120, () => 128),
  [],
);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'declic-photo-'));
});

async function run(args: string[], analyse: (file: Uint8Array) => Promise<unknown>) {
  const printed: string[] = [];
  const complaints: string[] = [];
  let isClosed = false;
  const code = await photoCommand({
    args,
    folder,
    openAnalyst: () => ({
      analyse: analyse as never,
      async close() {
        isClosed = true;
      },
    }),
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, lines: printed, complaints, isClosed };
}

it('prints one JSON line a photo in the order given, and closes the analyst', async () => {
  writeFileSync(path.join(folder, 'a.jpg'), 'a');
  writeFileSync(path.join(folder, 'b.jpg'), 'b');
  const { code, lines, isClosed } = await run(['a.jpg', 'b.jpg'], async () => ({ result }));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { file: 'a.jpg', scores: result.scores, ms: expect.any(Number) },
    { file: 'b.jpg', label: result.label },
  ]);
  expect([code, isClosed]).toEqual([0, true]);
});

it('goes on after a file that is refused, missing or breaks the analyst, and exits with 1', async () => {
  for (const name of ['svg', 'poison', 'fine']) writeFileSync(path.join(folder, name), name);
  const { code, lines } = await run(['svg', 'missing', 'poison', 'fine'], async (file) => {
    const name = Buffer.from(file).toString();
    if (name === 'poison') throw new AppError('provider_unavailable', 'Réessaie.');
    return name === 'svg' ? { refusal: 'not_an_image' } : { result };
  });
  expect(lines.map((line) => JSON.parse(line).error?.code ?? null)).toEqual([
    'not_an_image',
    'file_not_found',
    'provider_unavailable',
    null,
  ]);
  expect(code).toBe(1);
});

it('makes a photo that is too heavy smaller before it is measured', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const heavy = sharp({ create: { width: 1500, height: 1200, channels: 3, background: '#000', noise } });
  writeFileSync(path.join(folder, 'heavy.png'), await heavy.png().toBuffer());
  let sent = new Uint8Array();
  await run(['heavy.png'], async (file) => {
    sent = Uint8Array.from(file);
    return { result };
  });
  expect(sent.byteLength).toBeLessThan(photoLimits.fileBytes);
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 640 });
});

it('turns an AVIF into a JPEG before it is measured', async () => {
  const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c84' } });
  writeFileSync(path.join(folder, 'small.avif'), await plain.avif().toBuffer());
  let sent = new Uint8Array();
  await run(['small.avif'], async (file) => {
    sent = Uint8Array.from(file);
    return { result };
  });
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
});

it('explains itself without files or with an unknown option', async () => {
  expect(await run([], async () => ({ result }))).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('Usage')],
  });
  expect((await run(['--fast', 'a.jpg'], async () => ({ result }))).complaints[0]).toContain('--fast');
  expect(await run(['--help'], async () => ({ result }))).toMatchObject({ code: 0, complaints: [] });
});
