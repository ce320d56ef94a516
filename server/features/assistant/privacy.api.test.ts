// @demand nothing-at-rest
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keepReply, optimizeScreenshot, optimizeText } from '#contract/assistant.ts';
import { generateBios, rateBio } from '#contract/bios.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { diagnoseGhosting, planDates, scanRedFlags, writeOpeners } from '#contract/tool-calls.ts';
import { tryReply } from '#contract/try.ts';
import { buildUser } from '../../testing/build-user.ts';
import { fakeReader, shortReading } from '../../testing/fake-reader.ts';
import { formBody } from '../../testing/form-body.ts';
import { makeApp } from '../../testing/make-app.ts';
import { tablesThatMention, wholeDatabase } from '../../testing/whole-database.ts';

// Nothing that the assistant is told stays in a table, a file, a log line or a mail, whichever call it was and however it ended.
// The canary is a word that no other data contains.

const dataFolder = mkdtempSync(join(tmpdir(), 'declic-canary-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));
const reader = fakeReader();
const test = makeApp({ reader, environment: { DATA_DIR: dataFolder } });

const canary = 'Zorbifontaine';
const talk = `Moi : on va à ${canary} samedi ?\nElle : ${canary} c'est loin, mais pourquoi pas`;
const image = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(canary)]);
const interests = `rando, jazz et ${canary}`;

async function traces(): Promise<string[]> {
  await test.drain();
  const encoded = [canary, Buffer.from(canary).toString('base64').slice(0, 16), Buffer.from(canary).toString('hex')];
  const database = await wholeDatabase(test.database);
  return encoded.flatMap((text) => [
    ...tablesThatMention(database, text),
    ...filesThatMention(dataFolder, text),
    ...(test.logLines.join('').includes(text) ? ['log'] : []),
    ...(JSON.stringify(test.mails).includes(text) ? ['mail'] : []),
  ]);
}

function filesThatMention(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && readFileSync(path).includes(text));
}

const calls: [Endpoint, object][] = [
  [optimizeText, { conversation: talk }],
  [optimizeText, { conversation: talk, objective: 'marry' }],
  [tryReply, { conversation: talk }],
  [optimizeText, { imageBase64: image.toString('base64') }],
  [optimizeScreenshot, { imageBase64: image.toString('base64') }],
  [optimizeScreenshot, { transcript: [{ from: 'match', text: `${canary} ?` }], matchName: canary }],
  [rateBio, { content: `Je vis à ${canary}, je grimpe et je joue du jazz.` }],
  [diagnoseGhosting, { conversation: talk }],
  [scanRedFlags, { conversation: talk }],
  [planDates, { city: canary, budget: '0-20', interests }],
  [writeOpeners, { profile: `Née à ${canary}, fan de jazz` }],
];
const endings = ['succeeds', 'fails', 'is refused', 'is answered as events'] as const;

describe('a word that the assistant is told', () => {
  it.each(
    endings.flatMap((ending) => calls.map(([endpoint, body]) => ({ ending, path: endpoint.path, endpoint, body }))),
  )('is nowhere after $path $ending', async ({ ending, endpoint, body }) => {
    reader.next = { reading: { ...shortReading, matchName: canary, messages: canaryMessages() } };
    const entitlements = ending === 'is refused' ? [] : (['pro', 'bio'] as const);
    const { browser } = await buildUser(test, { entitlements: [...entitlements] });
    const { writer, analyst } = test.deps;
    if (ending === 'fails') breakAssistant();
    const headers = { ...(ending === 'is answered as events' && { accept: 'text/event-stream' }) };
    await browser.send({ method: endpoint.method, url: endpoint.path, payload: body, headers });
    Object.assign(test.deps, { writer, analyst });
    if (ending === 'fails') expect(test.logLines.join('')).not.toContain('no pattern');
    expect(await traces()).toEqual([]);
  });

  it('is nowhere after an upload that is read, refused or shed', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro'] });
    for (const next of [
      { reading: { ...shortReading, messages: canaryMessages() } },
      { refusal: 'not_a_chat' },
      'full',
    ] as const) {
      reader.next = next;
      const { payload, headers } = await formBody([image, image], { matchName: canary });
      await browser.send({ method: 'POST', url: optimizeScreenshot.path, payload, headers });
      expect(await traces()).toEqual([]);
    }
  });

  it('is detected in `kept_reply` when the user keeps a reply (control), and only there', async () => {
    const { browser } = await buildUser(test, { entitlements: ['pro', 'bio'] });
    await browser.call(keepReply, { body: { tone: 'flirt', content: `${canary}, alors ?` } });
    expect(await traces()).toEqual(['public.kept_reply']);
    await test.deps.db.delete((await import('../../db/schema.ts')).keptReply);
    await browser.call(generateBios, { body: { interests } });
    expect((await traces()).filter((table) => table !== 'public.bio')).toEqual([]);
  });
});

function canaryMessages() {
  return shortReading.messages.map((message) => ({ ...message, text: `${canary} ${message.text}` }));
}

/** Every call fails with an error that quotes the conversation, as careless code might. */
function breakAssistant(): void {
  const fail = () => Promise.reject(new Error(`no pattern for «${canary}»`));
  const { writer, analyst } = test.deps;
  test.deps.writer = { ...writer, reply: fail, bios: fail };
  test.deps.analyst = Object.fromEntries(Object.keys(analyst).map((name) => [name, fail])) as never;
}
