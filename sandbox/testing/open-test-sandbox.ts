import Stripe from 'stripe';
import { expect, onTestFinished } from 'vitest';
import { openSandbox, type SandboxOptions } from '../open.ts';
import { complaintsAboutAnswer, complaintsAboutEvent } from './answer-validator.ts';

// Opens a sandbox for one test, with the official SDK connected to it. Every answer to the SDK and every event is
// validated against Stripe's OpenAPI description; a difference fails the test when it ends.

export type TestSandbox = Awaited<ReturnType<typeof openTestSandbox>>;

export async function openTestSandbox(options: SandboxOptions = {}) {
  const sandbox = await openSandbox(options);
  const found: string[] = [];

  const validatingFetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    const body: unknown = await response.clone().json();
    found.push(...complaintsAboutAnswer(init?.method ?? 'GET', url.pathname, response.status, body));
    return response;
  };

  const stripe = new Stripe('sk_test_sandbox', {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    httpClient: Stripe.createFetchHttpClient(validatingFetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });

  async function control<T = Record<string, unknown>>(path: string, body: object = {}, method = 'POST'): Promise<T> {
    const init = method === 'GET' ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`${sandbox.url}/_sandbox${path}`, init);
    const answer = (await response.json()) as T & { error?: { message: string } };
    if (!response.ok) throw Object.assign(new Error(answer.error?.message), { status: response.status, body: answer });
    return answer;
  }

  let isOpen = true;
  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    await control('/faults', {}, 'DELETE');
    for await (const event of stripe.events.list({ limit: 100 })) found.push(...complaintsAboutEvent(event as never));
    await sandbox.close();
  }
  onTestFinished(async () => {
    await close();
    expect([...new Set(found)], 'what differs from the real API').toEqual([]);
  });

  return {
    ...sandbox,
    close,
    stripe,
    control,
    advance: (days: number) => control('/clock', { advanceSeconds: days * 24 * 60 * 60 }),
    advanceTo: (seconds: number) => control('/clock', { to: seconds }),
    async now() {
      return (await control<{ now: number }>('/clock', {}, 'GET')).now;
    },
    /** The types of the events so far, oldest first. */
    async eventTypes() {
      const types: string[] = [];
      for await (const event of stripe.events.list({ limit: 100 })) types.unshift(event.type);
      return types;
    },
  };
}
