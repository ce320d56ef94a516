import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

// A mail server on this machine that hangs or drips on demand.

export interface MailServer {
  url: string;
  /** Message ids of the mails that were delivered, in their order. */
  delivered: string[];
  /** How new connections are treated from now on. */
  behave(how: 'works' | 'hangs' | 'drips'): void;
  /** Resolves with the next connection, whatever becomes of it. */
  nextConnection(): Promise<Socket>;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const delivered: string[] = [];
  let behaviour: 'works' | 'hangs' | 'drips' = 'works';
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk));
      stream.on('end', () => {
        delivered.push(/^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim() ?? '');
        done();
      });
    },
  });
  const door = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    if (behaviour === 'works') smtp.server.emit('connection', socket);
    if (behaviour !== 'drips') return;
    const timer = setInterval(() => socket.writable && socket.write('220-un instant\r\n'), 200);
    socket.once('close', () => clearInterval(timer));
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `smtp://127.0.0.1:${(door.address() as AddressInfo).port}`,
    delivered,
    behave(how) {
      behaviour = how;
    },
    nextConnection: async () => ((await once(door, 'connection')) as [Socket])[0],
    async stop() {
      for (const socket of sockets) socket.destroy();
      door.close();
      await once(door, 'close');
    },
  };
}
