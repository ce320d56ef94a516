import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

// A server on this machine that speaks the protocol of model servers, and breaks it on demand.

export interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  body: { model: string; stream?: boolean; response_format?: unknown; messages: { role: string; content: string }[] };
}
export type Behaviour = (response: ServerResponse, asked: Asked) => void | Promise<void>;

export interface ModelServerDouble {
  url: string;
  asked: Asked[];
  /** Forgets earlier calls, then answers each call by the next behaviour; the last one answers all later calls. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

export async function startModelServer(port = 0): Promise<ModelServerDouble> {
  const asked: Asked[] = [];
  let behaviours: Behaviour[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void (async () => {
      const sent = await bodyText(request);
      const body = (sent === '' ? {} : JSON.parse(sent)) as Asked['body'];
      const question = { path: request.url, authorization: request.headers.authorization, body };
      asked.push(question);
      const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      await (behaviour ?? status(500))(response, question);
    })().catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave(...next) {
      behaviours = next;
      asked.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const json = (response: ServerResponse, code: number, body: unknown, headers: Record<string, string> = {}) =>
  void response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** A good answer, as a stream where one is asked for. */
export function says(answer: string, message: object = {}): Behaviour {
  return async (response, asked) => {
    if (asked.body.stream) return await streams([...(answer.match(/[\s\S]{1,17}/g) ?? [])])(response, asked);
    saysAtOnce(answer, message)(response, asked);
  };
}

/** The whole answer as one JSON body, also where a stream is asked for. */
export function saysAtOnce(answer: string, message: object = {}): Behaviour {
  return (response) =>
    json(response, 200, {
      id: 'c1',
      object: 'chat.completion',
      created: 0,
      model: 'm',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: answer, ...message } }],
    });
}

/** Pieces with a pause before each, until they end or the caller hangs up. */
export function streams(pieces: Iterable<string>, then: 'ends' | 'breaks' | 'hangs' = 'ends', eachMs = 0): Behaviour {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk({ role: 'assistant', content: '' }));
    for (const content of pieces) {
      if (eachMs > 0) await wait(eachMs);
      if (response.destroyed) return;
      response.write(chunk({ content }));
    }
    if (then === 'hangs') return;
    if (then === 'breaks') {
      await wait(20);
      response.destroy();
      return;
    }
    response.write(chunk({}, 'stop'));
    response.end('data: [DONE]\n\n');
  };
}

export function status(code: number, headers: Record<string, string> = {}): Behaviour {
  return (response) => json(response, code, { error: { message: 'canari du serveur', type: 'x', code: 'y' } }, headers);
}

export const hangs: Behaviour = () => {};
export const breaks: Behaviour = (response) => void response.destroy();

export function raw(body: string, contentType = 'text/html'): Behaviour {
  return (response) => void response.writeHead(200, { 'content-type': contentType }).end(body);
}
