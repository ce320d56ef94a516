import { Agent, request } from 'node:http';
import { someAtOnce } from '../../server/some-at-once.ts';
import { type Burst, type SignedEvent, signedEvent } from './events.ts';

// A process of its own, as the provider is: signs webhooks, then sends them as fast as they are answered.

function post(agent: Agent, url: string, { payload, signature }: SignedEvent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      'stripe-signature': signature,
    };
    request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`a webhook was answered ${answer.statusCode}`)),
      );
    })
      .once('error', reject)
      .end(payload);
  });
}

process.on('message', async ({ url, template, name, count, atOnce }: Burst) => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const events = Array.from({ length: count }, (_, n) => signedEvent(`evt_${name}_${n}`, template));
  const startedAt = performance.now();
  await someAtOnce(events, atOnce, (event) => post(agent, url, event));
  process.send?.(count / ((performance.now() - startedAt) / 1000));
  agent.destroy();
});
