import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

// A process that asks /healthz twenty times a second over connections of its own, and a bare server beside it the same way: what
// the latter takes is the machine's delay, not the product's.

const everyMs = 50;
const bare = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');

function timeOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const answered = (isWell: boolean) => resolve(isWell ? performance.now() - startedAt : Number.POSITIVE_INFINITY);
    get(url, { agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => answered(answer.statusCode === 200));
    }).once('error', () => answered(false));
  });
}

process.once('message', (url: string) => {
  const times = { product: [] as number[], bare: [] as number[] };
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const timer = setInterval(async () => {
    times.product.push(await timeOf(`${url}/healthz`));
    times.bare.push(await timeOf(bareUrl));
  }, everyMs);
  process.on('message', () => {
    process.send?.(times);
    times.product = [];
    times.bare = [];
  });
  process.once('disconnect', () => {
    clearInterval(timer);
    bare.close();
  });
});
