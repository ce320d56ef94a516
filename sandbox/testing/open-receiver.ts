import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A webhook endpoint that records requests and answers with the statuses in `answers`. */
export async function openReceiver() {
  const received: { body: string; signature: string }[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const signature = String(request.headers['stripe-signature']);
    received.push({ body: Buffer.concat(chunks).toString('utf8'), signature });
    response.writeHead(answers.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    /** The next answers' statuses; 200 after them. */
    answers,
    types: () => received.map(({ body }) => JSON.parse(body).type as string),
  };
}
