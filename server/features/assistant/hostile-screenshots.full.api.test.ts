import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { optimizeScreenshot } from '#contract/assistant.ts';
import { buildUser } from '../../testing/build-user.ts';
import { formBody } from '../../testing/form-body.ts';
import { makeApp } from '../../testing/make-app.ts';
import { peakMemoryOf } from '../../testing/peak-memory.ts';
import { blackPng } from '../../testing/png-file.ts';
import { temporaryDataFolder, tracesOf } from '../../testing/traces.ts';

const dataFolder = temporaryDataFolder();
const test = makeApp({ environment: { DATA_DIR: dataFolder } });
const canary = 'Zorbifontaine 48.8583 N 2.2945 E';
const chat = readFileSync(new URL('../../adapters/assistant/reading/testing/chat.png', import.meta.url));
const then = (file: Buffer, text: string) => Buffer.concat([file, Buffer.from(text, 'latin1')]);

async function send(file: Buffer) {
  const { browser } = await buildUser(test, { entitlements: ['pro'] });
  const { payload, headers } = await formBody([file]);
  return await browser.send({ method: 'POST', url: optimizeScreenshot.path, payload, headers });
}

const twoKinds: [string, () => Buffer | Promise<Buffer>][] = [
  ['a PNG that is an archive as well', () => then(chat, `PK\x03\x04\x14\0\0\0${canary}`)],
  [
    'a JPEG that is a page as well',
    async () =>
      then(await sharp(chat).jpeg({ quality: 95 }).toBuffer(), `<!doctype html><script>alert("${canary}")</script>`),
  ],
];
it.each(twoKinds)('a screenshot is read by its picture alone: %s', async (_, make) => {
  const { status, text, body } = await send(await make());
  expect(status, text).toBe(200);
  expect(optimizeScreenshot.response.parse(body).transcript.messages).toHaveLength(5);
  expect(text).not.toContain('Zorbi');
  expect(await tracesOf(canary, test, dataFolder)).toEqual([]);
});

it('hostile screenshots take less than 150 MB more at any time, and the next one is read', async () => {
  const files = [
    Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//`),
    Buffer.concat([Buffer.from('%PDF-1.7\n'), chat]),
    Buffer.concat([Buffer.from('<!doctype html><script>alert(1)</script>'), chat]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    chat.subarray(0, chat.length / 2),
    blackPng(14_000, 14_000),
  ];
  expect((await send(chat)).status).toBe(200);
  const growth = await peakMemoryOf(async () => {
    for (let round = 0; round < 5; round++) for (const file of files) expect((await send(file)).status).toBe(422);
  });
  expect(growth).toBeLessThan(150e6);
  expect(test.deps.reader.stats()).toMatchObject({ died: 0, retired: 0 });
  expect((await send(chat)).status).toBe(200);
});
