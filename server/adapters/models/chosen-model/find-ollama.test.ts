import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { findOllama } from './find-ollama.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
});

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('names the models that can chat and that a command line can carry', async () => {
  const names = ['mistral-small3.2:24b', 'nomic-embed-text:latest', 'a; rm -rf ~', 'hf.co/org/model:Q4_K_M'];
  const address = await listen((request, response) => {
    expect(request.url).toBe('/api/tags');
    response.end(JSON.stringify({ models: names.map((name) => ({ name, size: 1 })) }));
  });
  expect(await findOllama(address)).toEqual({
    baseUrl: `${address}/v1`,
    models: ['mistral-small3.2:24b', 'hf.co/org/model:Q4_K_M'],
  });
});

it.each<[string, RequestListener]>([
  ['answers something else', (_, response) => void response.end('<html>')],
  ['redirects elsewhere', (_, response) => void response.writeHead(302, { location: 'http://192.0.2.1/' }).end()],
  ['never answers', () => {}],
])('finds nothing where a server %s', async (_, answer) => {
  expect(await findOllama(await listen(answer))).toBeNull();
});

it('finds nothing where nobody listens', async () => {
  const address = await listen(() => {});
  await new Promise((done) => server?.close(done));
  server = undefined;
  expect(await findOllama(address)).toBeNull();
});
