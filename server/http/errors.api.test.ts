import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { errorBody, errorCodes, errorStatus } from '#contract/errors.ts';
import { AppError } from '../errors.ts';
import { makeApp } from '../testing/make-app.ts';
import { route } from './route.ts';

const at = (name: string, response: z.ZodMiniType = z.object({ kept: z.string() })) =>
  endpoint({ method: 'GET', path: `/api/broken/${name}`, access: 'public', summary: name, response });
const fails = at('fails');
const failsOnQuery = at('query');
const lies = at('lies');
const talksTooMuch = at('too-much');
const timesOut = at('vendor');
const busy = new Error('timeout exceeded when trying to connect');
const gone = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' });
const databaseFailures = [busy, gone].map((cause, index) => ({ cause, endpoint: at(`database-${index}`) }));
const refusals = errorCodes.map((code) => ({ code, endpoint: at(code) }));

const test = makeApp({
  extraRoutes: [
    route(fails, async () => {
      throw new Error('the secret cause', { cause: new Error('a deeper one') });
    }),
    route(failsOnQuery, async ({ deps }) => {
      await deps.db.execute(sql`select ${'canary@exemple.fr'}::int`);
      return { kept: '' };
    }),
    route(lies, async () => ({ kept: 7 }) as unknown as { kept: string }),
    route(talksTooMuch, async () => ({ kept: 'yes', passwordHash: 'no' })),
    route(timesOut, async () => {
      throw new AppError('provider_timeout', 'Le service met trop de temps.', { cause: new Error('socket hang up') });
    }),
    ...databaseFailures.map(({ cause, endpoint }) =>
      route(endpoint, async () => {
        throw new Error('Failed query: select 1', { cause });
      }),
    ),
    ...refusals.map(({ code, endpoint }) =>
      route(endpoint, async () => {
        throw new AppError(code, 'Une phrase.');
      }),
    ),
  ],
});

interface LogLine {
  level: number;
  reqId?: string;
  err?: { message: string; stack: string; cause?: { message: string } };
}
const logged = (): LogLine[] => test.logLines.map((line) => JSON.parse(line));

describe('an unexpected failure', () => {
  it('hides its cause from the caller and logs it with the request id that the caller was told', async () => {
    const answer = await test.browser().refused(fails);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      code: 'internal',
      message: 'Une erreur est survenue de notre côté. Réessaie dans un instant ; si ça continue, écris-nous.',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const [line] = logged().filter(({ level }) => level === 50);
    expect(line?.reqId).toBe(answer.body.requestId);
    expect(line?.err).toMatchObject({ message: 'the secret cause', cause: { message: 'a deeper one' } });
    expect(line?.err?.stack).toContain('errors.api.test.ts');
  });

  it('of a query is logged without its parameters', async () => {
    const answer = await test.browser().refused(failsOnQuery);
    expect(answer.status).toBe(500);
    expect(test.logLines.join('')).toContain('Failed query: select $1::int');
    expect(test.logLines.join('')).not.toContain('canary');
  });
});

describe('a database that has no connection to give', () => {
  it.each(databaseFailures)('answers 503 with Retry-After: $cause.message', async ({ cause, endpoint: waiting }) => {
    const answer = await test.browser().refused(waiting);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toMatchObject({ code: 'overloaded', reason: 'database', retryAfterSeconds: 5 });
    expect(JSON.stringify(answer.body)).not.toContain(cause.message);
    expect(test.logLines.join('')).toContain(cause.message);
  });
});

describe('an answer outside the contract', () => {
  it('is not sent: the caller gets a 500, and the log names the endpoint', async () => {
    const answer = await test.browser().refused(lies);
    expect(answer.status).toBe(500);
    expect(answer.body.code).toBe('internal');
    expect(test.logLines.join('')).toContain('GET /api/broken/lies answered outside its contract');
  });

  it('is sent without the fields that the contract does not name', async () => {
    expect(await test.browser().call(talksTooMuch)).toEqual({ kept: 'yes' });
  });
});

describe('a refusal', () => {
  it.each(refusals)('$code has its status, its shape and no cache', async ({ code, endpoint: refusing }) => {
    const answer = await test.browser().refused(refusing);
    expect(answer.status).toBe(errorStatus[code]);
    expect(errorBody.safeParse(answer.body).success).toBe(true);
    expect(answer.body).toMatchObject({ code, message: 'Une phrase.' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it("of a vendor is logged with the vendor's message, which the caller is not told", async () => {
    const answer = await test.browser().refused(timesOut);
    expect(answer.status).toBe(504);
    expect(JSON.stringify(answer.body)).not.toContain('hang up');
    const [line] = logged().filter(({ level }) => level === 40);
    expect(line).toMatchObject({ reqId: answer.body.requestId, err: { cause: { message: 'socket hang up' } } });
  });

  it('gives every request another id', async () => {
    const ids = [];
    for (let index = 0; index < 3; index++) ids.push((await test.browser().refused(fails)).body.requestId);
    const forged = await test.browser().refused(fails, { headers: { 'request-id': 'mine', 'x-request-id': 'mine' } });
    expect(new Set([...ids, forged.body.requestId]).size).toBe(4);
    expect(forged.body.requestId).not.toBe('mine');
  });
});

describe('an unknown address of the API', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
    'answers %s with a JSON 404',
    async (method) => {
      for (const url of ['/api/nope', '/api/', '/api/auth/me/', '/api//auth/me', '/api/auth', '/api/%zz']) {
        const answer = await test.browser().send({ method: method as 'GET', url });
        expect(answer.status, url).toBe(404);
        expect(answer.body, url).toMatchObject({ code: 'not_found', message: "Cette adresse de l'API n'existe pas." });
      }
    },
  );

  it('is also a known path under another method', async () => {
    for (const [method, url] of [
      ['PUT', '/api/auth/login'],
      ['GET', '/api/auth/login'],
      ['DELETE', '/api/auth/me'],
      ['POST', '/api/account/export'],
    ] as const)
      expect((await test.browser().send({ method, url })).status, `${method} ${url}`).toBe(404);
  });

  it('answers a JSON 404 with 2,000 characters too', async () => {
    const answer = await test.browser().send({ method: 'DELETE', url: `/api/account/sessions/${'x'.repeat(2000)}` });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'not_found' });
  });
});
