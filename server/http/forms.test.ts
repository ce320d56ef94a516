import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { formBody } from '../testing/form-body.ts';
import { readForm } from './forms.ts';

const limits = { maxFiles: 3, maxBytes: 60_000 };
const unreadable = {
  code: 'invalid_body',
  message: "Le contenu envoyé n'est pas lisible. Recharge la page et recommence.",
};
const tooLarge = {
  code: 'payload_too_large',
  message: 'Ces fichiers sont trop volumineux. Envoies-en moins à la fois.',
};

/** A request as Fastify hands it to `readForm`: headers, and the body as a stream that nobody has read. */
function requestOf(body: Readable, headers: Record<string, string>): FastifyRequest {
  return { headers, body } as unknown as FastifyRequest;
}

const crafted = { 'content-type': 'multipart/form-data; boundary=x' };
const inChunks = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size)),
  );
const read = async (body: string | Buffer, headers: Record<string, string> = crafted, chunkSize = 64) =>
  await readForm(requestOf(inChunks(Buffer.from(body), chunkSize), headers), limits);
const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

describe('reading a form', () => {
  it.each([1, 7, 64, 100_000])('yields its files in order and its fields, in chunks of %i bytes', async (chunkSize) => {
    const files = [Buffer.from([0, 13, 10, 45, 45]), Buffer.alloc(100, 7), Buffer.alloc(0)];
    const { payload, headers } = await formBody(files, { objective: 'numéro', request: '{"seed":7,"avoid":["é"]}' });
    const form = await read(payload, headers, chunkSize);
    expect(form.files.map((file) => [...file])).toEqual(files.map((file) => [...file]));
    expect(form.fields).toEqual({ objective: 'numéro', seed: 7, avoid: ['é'] });
  });

  it('refuses the fourth file of three, in a sentence that says how many', async () => {
    const { payload, headers } = await formBody(Array(4).fill(Buffer.from('x')));
    await expect(read(payload, headers)).rejects.toMatchObject({
      code: 'invalid_body',
      message: 'Tu peux envoyer 3 fichiers au maximum à la fois.',
    });
  });

  it('refuses the seventeenth field', async () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`field${i}`, '']));
    const allowed = await formBody([], fields(16));
    expect(Object.keys((await read(allowed.payload, allowed.headers)).fields)).toHaveLength(16);
    const { payload, headers } = await formBody([], fields(17));
    await expect(read(payload, headers)).rejects.toMatchObject(unreadable);
  });

  it.each([
    ['a JSON list', '[1]'],
    ['a JSON text', '"date"'],
    ['no JSON', '{'],
  ])('refuses %s in `request`', async (_what, text) => {
    const { payload, headers } = await formBody([], { request: text });
    await expect(read(payload, headers)).rejects.toMatchObject(unreadable);
  });

  it('keeps a field called __proto__ as a field, which no contract accepts', async () => {
    const form = await read(
      `${part('name="__proto__"', 'a')}${part('name="request"', '{"__proto__":{"seed":1}}')}--x--`,
    );
    expect(Object.keys(form.fields)).toEqual(['__proto__']);
    expect('seed' in form.fields).toBe(false);
  });

  it.each([
    ['no boundary in its type', 'x', { 'content-type': 'multipart/form-data' }],
    ['no boundary in its body', 'garbage', crafted],
    ['nothing at all', '', crafted],
    ['a field without a name', `${part('filename', '')}--x--`, crafted],
    ['a file that is cut off', part('name="images"; filename="a"', 'half').slice(0, -2), crafted],
  ])('refuses a form with %s', async (_what, body, headers) => {
    await expect(read(body, headers)).rejects.toMatchObject(unreadable);
  });

  it('comes to an end wherever the body is cut off, and takes none of the cut ones', async () => {
    const { payload, headers } = await formBody([Buffer.from('a\r\n--b'), Buffer.from('c')], { objective: 'date' });
    const boundary = payload.subarray(0, payload.indexOf('\r\n')).length;
    const ends = Array.from({ length: payload.length - boundary - 4 }, (_, end) => end);
    const outcomes = await Promise.all(
      ends.map((end) =>
        read(payload.subarray(0, end), headers, 16).then(
          () => 'taken',
          (error: { code?: string }) => error.code,
        ),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['invalid_body']));
  });
});

describe('a form that is too large', () => {
  it('is refused by its declared length, before a byte of it is read', async () => {
    let asked = 0;
    const body = new Readable({
      read() {
        asked++;
        this.push(null);
      },
    });
    const headers = { ...crafted, 'content-length': String(limits.maxBytes + 1) };
    const refused = readForm(requestOf(body, headers), limits);
    expect(asked).toBe(0);
    await expect(refused).rejects.toMatchObject(tooLarge);
  });

  it.each([
    ['one file', part('name="images"; filename="a"', 'x'.repeat(limits.maxBytes))],
    ['two files', part('name="images"; filename="a"', 'x'.repeat(limits.maxBytes / 2)).repeat(2)],
    ['a field', part('name="matchName"', 'x'.repeat(limits.maxBytes))],
    ['a part that is no field', `--x\r\n\r\n${'x'.repeat(limits.maxBytes)}\r\n`],
    ['what stands before the first part', `${'x'.repeat(limits.maxBytes)}\r\n`],
  ])('is refused by what it holds where it declares no length: %s', async (_what, parts) => {
    await expect(read(`${parts}--x--`)).rejects.toMatchObject(tooLarge);
  });
});

describe('a form that is refused in the middle', () => {
  it('is parsed no further than the chunk with the first part too many', async () => {
    const chunk = Buffer.from('--x\r\n\r\n'.repeat(1000));
    const parse = vi.spyOn(chunk, 'subarray');
    await expect(
      readForm(requestOf(Readable.from(Array(1000).fill(chunk)), crafted), {
        ...limits,
        maxBytes: Number.POSITIVE_INFINITY,
      }),
    ).rejects.toMatchObject(unreadable);
    expect(parse.mock.calls.length).toBeLessThan(5);
  });

  it('is parsed no further within a chunk, however large that is', async () => {
    const chunk = Buffer.from('--x\r\n\r\n'.repeat(100_000));
    const slice = vi.spyOn(chunk, 'subarray');
    const reading = readForm(requestOf(Readable.from([chunk]), crafted), { ...limits, maxBytes: chunk.length });
    await expect(reading).rejects.toMatchObject(unreadable);
    expect(slice).toHaveBeenCalledTimes(1);
  });

  it('has the rest of its body received and dropped, so that the sender hears why', async () => {
    const body = inChunks(Buffer.from(`${'x'.repeat(10 * limits.maxBytes)}`), 1000);
    await expect(readForm(requestOf(body, crafted), limits)).rejects.toMatchObject(tooLarge);
    await expect.poll(() => body.readableEnded).toBe(true);
  });

  it('is refused as unreadable when the sender leaves', async () => {
    const body = new Readable({ read() {} });
    body.push(part('name="images"; filename="a"', 'half').slice(0, -2));
    const reading = readForm(requestOf(body, crafted), limits);
    await setImmediate();
    body.destroy(new Error('aborted'));
    await expect(reading).rejects.toMatchObject(unreadable);
  });
});
