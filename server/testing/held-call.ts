import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';

/** A request over HTTP whose body is held back, so that a test knows when the server has begun with it. */
export interface HeldCall {
  /** Resolves once the server has the request's headers and waits for its body. */
  received: Promise<unknown>;
  finish(): void;
  answer: Promise<{ status: number; cookie: string }>;
}

let visitors = 0;

/** Each call comes from another address. `agent: false` opens a connection for this call alone. */
export function holdCall(url: string, body: object, agent: Agent | false): HeldCall {
  visitors++;
  const outgoing = request(url, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
      expect: '100-continue',
    },
  });
  outgoing.flushHeaders();
  const received = once(outgoing, 'continue');
  received.catch(() => {});
  const answer = once(outgoing, 'response').then(async ([response]: IncomingMessage[]) => {
    if (!response) throw new Error('no response');
    for await (const _ of response);
    const cookie = String(response.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    return { status: response.statusCode ?? 0, cookie };
  });
  answer.catch(() => {});
  return { received, answer, finish: () => void outgoing.end(JSON.stringify(body)) };
}
