import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HealthTimes } from './processes.ts';

// A process that asks /healthz every 50 ms: over a connection that it keeps, as a proxy in front does, and over a new one each time.
// What a bare server beside it takes is the machine's delay, not the product's.

const everyMs = 50;
const kept = new Agent({ keepAlive: true });
const bare = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');

function timeOf(url: string, agent: Agent | false): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const answered = (isWell: boolean) => resolve(isWell ? performance.now() - startedAt : Number.POSITIVE_INFINITY);
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => answered(answer.statusCode === 200));
    }).once('error', () => answered(false));
  });
}

process.once('message', (url: string) => {
  const none = (): HealthTimes => ({ kept: [], fresh: [], bare: [] });
  let times = none();
  let isOver = false;
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  // One after the other: probes that pile up would be a load of their own.
  const ask = async () => {
    times.kept.push(await timeOf(`${url}/healthz`, kept));
    times.fresh.push(await timeOf(`${url}/healthz`, false));
    times.bare.push(await timeOf(bareUrl, false));
    if (!isOver) setTimeout(ask, everyMs);
  };
  void ask();
  process.on('message', () => {
    process.send?.(times);
    times = none();
  });
  process.once('disconnect', () => {
    isOver = true;
    kept.destroy();
    bare.close();
  });
});
