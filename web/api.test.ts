import { afterEach, describe, expect, it, vi } from 'vitest';
import { login, logout, revokeSession } from '#contract/accounts.ts';
import { exportUsers } from '#contract/admin.ts';
import { call, download } from './api.ts';
import { ApiError, messageOf } from './api-error.ts';

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function answerWith(answer: Response | (() => never)) {
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () =>
    typeof answer === 'function' ? answer() : answer,
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const credentials = { email: 'lea@exemple.fr', password: 'secret-1' };
const failure = () => call(login, { body: credentials }).catch((error: unknown) => error);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('fills the path with encoded parameters, and sends cookies to our own site only', async () => {
    const fetch = answerWith(json(200, { message: 'ok' }));
    await call(revokeSession, { params: { id: 'a/b' } });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/account/sessions/a%2Fb');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', body: undefined, credentials: 'same-origin' });
  });

  it('sends JSON with its content type, and no content type without a body', async () => {
    const withBody = answerWith(json(401, {}));
    await failure();
    expect(withBody.mock.calls[0]?.[1].headers).toMatchObject({ 'content-type': 'application/json' });
    expect(withBody.mock.calls[0]?.[1].body).toBe(JSON.stringify(credentials));

    const without = answerWith(json(200, { message: 'ok' }));
    await expect(call(logout)).resolves.toEqual({ message: 'ok' });
    expect(without.mock.calls[0]?.[1].headers).not.toHaveProperty('content-type');
  });

  it("turns the server's refusal into an ApiError with its fields", async () => {
    const body = {
      code: 'invalid_body',
      message: 'Vérifie les champs',
      fields: { email: 'Vérifie ton adresse e-mail' },
    };
    answerWith(json(400, body));
    const error = await failure();
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_body',
      message: `400: ${JSON.stringify(body)}`,
      frenchMessage: 'Vérifie les champs',
      fields: { email: 'Vérifie ton adresse e-mail' },
    });
  });

  it('keeps the status text of an answer without a body, with a general French sentence', async () => {
    answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    const error = await failure();
    expect(error).toMatchObject({ message: '502: Bad Gateway', frenchMessage: 'Une erreur est survenue' });
  });

  it('says that the connection failed if no answer came', async () => {
    answerWith(() => {
      throw new TypeError('fetch failed');
    });
    const error = await failure();
    expect(error).toMatchObject({ status: 0, code: 'network' });
    expect(messageOf(error)).toContain('Connexion impossible');
  });

  it('refuses an answer that does not match the contract', async () => {
    answerWith(json(200, { surprise: true }));
    await expect(failure()).resolves.toMatchObject({ code: 'unreadable' });
  });
});

describe('download', () => {
  const csv = () => download(exportUsers, { query: { columns: 'emails' }, bearer: 'sesame' });

  it('gives the file as it came', async () => {
    const fetch = answerWith(new Response('email\n', { headers: { 'content-type': 'text/csv' } }));
    expect(await (await csv()).text()).toBe('email\n');
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/admin/users/export?columns=emails');
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer sesame' });
  });

  it("turns the server's refusal into an ApiError", async () => {
    answerWith(json(401, { code: 'unauthenticated', message: 'Mot de passe admin incorrect' }));
    await expect(csv()).rejects.toMatchObject({ status: 401, frenchMessage: 'Mot de passe admin incorrect' });
  });

  it('refuses a file that breaks off', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('email\n'));
        controller.error(new TypeError('terminated'));
      },
    });
    answerWith(new Response(broken));
    await expect(csv()).rejects.toMatchObject({
      status: 0,
      frenchMessage: "Le fichier n'est pas arrivé en entier. Réessaie.",
    });
  });
});
