// @demand slow-picture
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { portraitPhoto } from '../../../testing/portrait.ts';
import { decodePhoto } from '../photos/decode-photo.ts';
import { decode } from '../reading/decode.ts';
import { type Decoder, openDecoder } from './decoder.ts';
import { decoderProgram } from './decoder-program-file.ts';

const chat = readFileSync(new URL('../reading/testing/chat.png', import.meta.url));
const tooSlow = { refusal: 'image_too_slow' };

const folder = mkdtempSync(join(tmpdir(), 'declic-decoder-'));
afterAll(() => rmSync(folder, { recursive: true }));

let decoder: Decoder | null = null;
afterEach(() => decoder?.close());

/** A decoder whose process notes its number, and does this with each file. */
function decoderThat(does: string, startWithinMs = 60_000) {
  const program = join(folder, `${Math.random()}.mjs`);
  const lives = `${program}.lives`;
  writeFileSync(lives, '');
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(lives)}, process.pid + '\\n');
    process.on('message', ({ kind, file }) => { ${does} });
    process.send('ready');`,
  );
  decoder = openDecoder({ program: pathToFileURL(program).href, deadlineMs: 1000, startWithinMs });
  return { decoder, pids: () => readFileSync(lives, 'utf8').trim().split('\n').map(Number) };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const answers = `process.send({ refusal: 'image_too_small' });`;
const file = Buffer.from('a picture');

describe('the process that decodes', () => {
  it('gives the pixels that the decoders give, and their refusals', async () => {
    decoder = openDecoder({ program: decoderProgram(), deadlineMs: 60_000, startWithinMs: 60_000 });
    const portrait = await portraitPhoto();
    const [screenshot, photo, text] = await Promise.all([
      decoder.screenshot(chat),
      decoder.photo(portrait),
      decoder.screenshot(file),
    ]);
    expect(screenshot).toEqual(await decode(chat));
    expect(photo).toEqual(await decodePhoto(portrait));
    expect(text).toEqual({ refusal: 'not_an_image' });
  });

  it('is killed over a picture that takes too long, though it hears nothing, and another takes the next', async () => {
    const { decoder, pids } = decoderThat(`if (kind === 'photo') for (;;); ${answers}`);
    const slow = decoder.photo(file);
    const next = decoder.screenshot(file);
    expect(await slow).toEqual(tooSlow);
    expect(await next).toEqual({ refusal: 'image_too_small' });
    const [killed = 0, second = 0] = pids();
    await vi.waitFor(() => expect(isAlive(killed)).toBe(false), { timeout: 20_000 });
    expect(isAlive(second)).toBe(true);
  });

  it('may die over a picture: that one is refused, and another takes the next', async () => {
    const { decoder, pids } = decoderThat(`if (kind === 'photo') process.exit(3); ${answers}`);
    expect(await decoder.photo(file)).toEqual(tooSlow);
    expect(await decoder.screenshot(file)).toEqual({ refusal: 'image_too_small' });
    expect(pids()).toHaveLength(2);
  });

  it('knows none of the settings of the server', async () => {
    vi.stubEnv('APP_SECRET', 'a secret');
    const { decoder } = decoderThat(`process.send({ refusal: process.env.APP_SECRET ?? 'none' });`);
    vi.unstubAllEnvs();
    expect(await decoder.photo(file)).toEqual({ refusal: 'none' });
  });

  it('ends with the program that started it', async () => {
    const { decoder, pids } = decoderThat(answers);
    await decoder.photo(file);
    decoder.close();
    await vi.waitFor(() => expect(isAlive(pids()[0] ?? 0)).toBe(false), { timeout: 20_000 });
  });
});
