import { vi } from 'vitest';
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { type ErrorBody, type ErrorCode, errorStatus } from '#contract/errors.ts';

// The server of a component test: a table from endpoint to answer, in the place of `fetch`. A request that the table has no
// answer for is refused like a broken connection, and `unexpected` names it so that the test can fail.

interface SentRequest {
  /** What the page sent as JSON, or its form; undefined where it sent neither. */
  body: unknown;
  /** Aborts where the page no longer waits for the answer. */
  signal: AbortSignal | undefined;
  headers: Headers;
  /** The filled-in address, with its query. */
  address: string;
}

type Answer = Response | Promise<Response>;
type Answering = (request: SentRequest) => Answer;

interface Rule {
  endpoint: Endpoint;
  answer: Answering;
}

export interface FakeApi {
  /** Answers this endpoint from now on; the last rule for an endpoint wins. */
  on<E extends Endpoint>(endpoint: E, answer: ResponseOf<E> | Answering): void;
  /** What the page sent to an endpoint, oldest first. */
  sent(endpoint: Endpoint): SentRequest[];
  /** Requests that no rule answered, as «GET /api/usage». */
  readonly unexpected: string[];
}

export function installFakeApi(): FakeApi {
  const rules: Rule[] = [];
  const received: { rule: Rule; request: SentRequest }[] = [];
  const unexpected: string[] = [];

  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    const method = init.method ?? 'GET';
    const { pathname } = new URL(address, window.location.origin);
    const rule = rules.findLast(({ endpoint }) => endpoint.method === method && patternOf(endpoint).test(pathname));
    if (!rule) {
      unexpected.push(`${method} ${pathname}`);
      throw new TypeError('fetch failed');
    }
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
    const request = { body, signal: init.signal ?? undefined, headers: new Headers(init.headers), address };
    received.push({ rule, request });
    return await rule.answer(request);
  });

  return {
    unexpected,
    on(endpoint, answer) {
      rules.push({ endpoint, answer: typeof answer === 'function' ? (answer as Answering) : () => ok(answer) });
    },
    sent: (endpoint) => received.filter(({ rule }) => rule.endpoint === endpoint).map(({ request }) => request),
  };
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
}

export function ok(json: unknown): Response {
  return Response.json(json);
}

/** A refusal of our own server: its code gives the status. */
export function refusal(code: ErrorCode, message: string, more: Partial<ErrorBody> = {}): Answering {
  return () => Response.json({ code, message, ...more }, { status: errorStatus[code] });
}

/** Field errors as the server gives them: field name → French message. */
export function fieldErrors(fields: Record<string, string>): Answering {
  return refusal('invalid_body', 'Certains champs sont à corriger.', { fields });
}

/** A failure that does not come from our server, such as a proxy's: it has no words of ours. */
export const badGateway: Answering = () => new Response('Bad Gateway', { status: 502, statusText: 'Bad Gateway' });

export const noConnection: Answering = () => Promise.reject(new TypeError('fetch failed'));

/** An answer that waits until the test lets it come. */
export function heldAnswer(answer: Answering): { answering: Answering; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    answering: async (request) => {
      await released;
      return await answer(request);
    },
    release: () => release(),
  };
}
