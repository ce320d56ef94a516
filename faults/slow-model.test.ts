// @demand failing-model
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { optimizeText } from '#contract/assistant.ts';
import { getUsage } from '#contract/usage.ts';
import {
  hangs,
  type ModelServerDouble,
  startModelServer,
  streams,
} from '../server/adapters/models/testing/model-server.ts';
import { type Person, signUpAt } from '../server/testing/newcomer.ts';
import { findFreePort, makeWorkplace, type Workplace } from '../server/testing/start-server.ts';

// A model that hangs or drips. The embedded engine answers in its place within the deadline; who leaves pays nothing.

const people = 6;
const timeoutMs = 3000;
const talk = 'Moi : tu as fait quoi ce week-end ?\nElle : une rando dans le Vercors avec ma sœur, et toi ?';
let model: ModelServerDouble;
let place: Workplace;

beforeAll(async () => {
  model = await startModelServer();
});
afterEach(() => place?.remove());
afterAll(async () => await model.close());

function* forever(): Generator<string> {
  for (;;) yield ' ';
}

async function isDemoUsed(person: Person): Promise<boolean> {
  return getUsage.response.parse(await (await person.send(getUsage.path)).json()).freeDmTrialUsed;
}

describe('a model that', () => {
  it.each([
    ['hangs', hangs],
    ['drips', streams(forever(), 'ends', 50)],
  ])('%s leaves nobody without replies, and costs nothing to who leaves', async (_how, behaviour) => {
    model.behave(behaviour);
    place = await makeWorkplace({ databaseUrl: null, isBuilt: true });
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const server = place.start({
      PORT: port,
      TRUSTED_PROXIES: '1',
      AI_BASE_URL: model.url,
      AI_API_KEY: 'cle',
      AI_MODEL: 'un-modele',
      AI_TIMEOUT_MS: String(timeoutMs),
    });
    await server.ready();
    const members = await Promise.all(
      Array.from({ length: people }, (_, n) => signUpAt(url, { email: `p${n}@exemple.fr`, address: `10.9.0.${n}` })),
    );
    const [leaver, ...others] = members as [Person, ...Person[]];

    const left = new AbortController();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ conversation: talk });
    const leaving = leaver.send(optimizeText.path, { method: 'POST', body, headers, signal: left.signal });
    while (model.asked.length === 0) await new Promise((later) => setTimeout(later, 20));
    left.abort();
    await expect(leaving).rejects.toThrow();

    const answers = await Promise.all(others.map((person) => person.post(optimizeText.path, { conversation: talk })));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const { result } = optimizeText.response.parse(await answer.json());
      expect([result.responses.length, result.engine]).toEqual([3, 'local']);
    }
    expect(await Promise.all(others.map(isDemoUsed))).toEqual(others.map(() => true));
    while (await isDemoUsed(leaver)) await new Promise((later) => setTimeout(later, 100));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
