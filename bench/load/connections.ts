import { connect, type Socket } from 'node:net';
import type { Visit } from './visits.ts';

// Sends visits over a bounded number of kept connections, as a proxy in front does. Written on plain sockets: Node's own client
// takes as much of the machine as the server that is measured.

/** The status and headers of an answer, or why there is none. */
export type Answer = { status: number; head: string } | { failure: string };

interface Call {
  text: Buffer;
  answered(answer: Answer): void;
  /** Whether its sender has left. */
  isOver: boolean;
}

export interface Connections {
  /** Resolves when all are open. */
  warm(): Promise<void>;
  send(visit: Visit, patienceMs: number): Promise<Answer>;
}

export function openConnections(url: string, maxSockets: number): Connections {
  const { hostname, port, host } = new URL(url);
  const idle: Socket[] = [];
  const waiting: Call[] = [];
  const current = new Map<Socket, Call>();
  let open = 0;

  function openSocket(): void {
    open++;
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      received += part;
      const whole = wholeAnswer(received);
      if (!whole) return;
      received = '';
      finish(socket, whole);
      if (!assign(socket)) idle.push(socket);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open--;
      const position = idle.indexOf(socket);
      if (position >= 0) idle.splice(position, 1);
      finish(socket, { failure: 'closed' });
      if (waiting.length > 0 && open < maxSockets) openSocket();
    });
    socket.once('connect', () => {
      if (!assign(socket)) idle.push(socket);
    });
  }

  function finish(socket: Socket, answer: Answer): void {
    current.get(socket)?.answered(answer);
    current.delete(socket);
  }

  function assign(socket: Socket): boolean {
    let next = waiting.shift();
    while (next?.isOver) next = waiting.shift();
    if (!next) return false;
    current.set(socket, next);
    socket.write(next.text);
    return true;
  }

  return {
    async warm() {
      while (open < maxSockets) openSocket();
      while (idle.length < maxSockets) await new Promise((later) => setTimeout(later, 10));
    },
    send: (visit, patienceMs) =>
      new Promise((resolve) => {
        const answered = (answer: Answer) => {
          clearTimeout(late);
          call.isOver = true;
          resolve(answer);
        };
        const call: Call = { text: textOf(visit, host), answered, isOver: false };
        const late = setTimeout(() => {
          answered({ failure: 'late' });
          for (const [socket, { isOver }] of current) if (isOver) socket.destroy();
        }, patienceMs);
        waiting.push(call);
        const socket = idle.shift();
        if (socket) assign(socket);
        else if (open < maxSockets) openSocket();
      }),
  };
}

function textOf({ method, path, headers, body = '' }: Visit, host: string): Buffer {
  const all = { host, ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), Buffer.from(body)]);
}

/** Null until all of it has come. The server tells the length of every answer that this bench asks for. */
function wholeAnswer(received: string): { status: number; head: string } | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = received.slice(0, end).toLowerCase();
  const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
  return received.length >= end + 4 + length ? { status: Number(head.slice(9, 12)), head } : null;
}
