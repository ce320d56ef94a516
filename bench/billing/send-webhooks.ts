import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Burst, signedEvent } from './events.ts';

// A process that signs webhooks and sends them over a few connections, as fast as they are answered. The requests are built
// beforehand, so that the sender's work is not measured.

function requestOf(url: URL, id: string, template: object): string {
  const { payload, signature } = signedEvent(id, template);
  const head = [
    `POST ${url.pathname} HTTP/1.1`,
    `host: ${url.host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(payload)}`,
    `stripe-signature: ${signature}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${payload}`;
}

const wholeAnswer = /^HTTP\/1\.1 (\d+) [\s\S]*?\r\ncontent-length: (\d+)\r\n[\s\S]*?\r\n\r\n/i;

async function sendAll(socket: Socket, requests: Iterator<string>): Promise<void> {
  await once(socket, 'connect');
  await new Promise<void>((resolve, reject) => {
    let answer = '';
    const next = () => {
      const { value, done } = requests.next();
      if (done) resolve();
      else socket.write(value);
    };
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const [head = '', status, length] = wholeAnswer.exec(answer) ?? [];
      if (head === '' || answer.length < head.length + Number(length)) return;
      answer = '';
      if (status === '200') next();
      else reject(new Error(`a webhook was answered ${status}`));
    });
    socket.once('error', reject).once('close', () => reject(new Error('the connection was closed')));
    next();
  });
  socket.removeAllListeners('close').end();
}

process.on('message', async ({ url: address, template, name, count, atOnce }: Burst) => {
  const url = new URL(address);
  const requests = Array.from({ length: count }, (_, n) => requestOf(url, `evt_${name}_${n}`, template));
  const queue = requests.values();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, () => sendAll(connect(Number(url.port), url.hostname).setNoDelay(), queue)),
  );
  process.send?.(count / ((performance.now() - startedAt) / 1000));
});
