import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { declaredLength } from './receive.ts';
import { smallBytes } from './request-body.ts';

// The rest of a refused body is received and dropped: a closed connection could be reset before its sender has read the refusal. Node
// takes up to two megabytes from each connection in a turn of its event loop, and forty refused senders of 23 MB made turns of 170 ms.
// So of many such connections a few are read at a time, each for a moment.

const atOnce = 4;
const turnMs = 5;

export function dropBodiesInTurn(app: FastifyInstance): void {
  const line = openLine();
  app.addHook('onRequest', (request, reply, next) => {
    const { raw } = request;
    const declared = declaredLength(request.headers);
    const maybeLarge = raw.headers['transfer-encoding'] !== undefined || (declared ?? 0) > smallBytes;
    // The rest of a small one has come by the time that it is refused.
    if (maybeLarge) reply.raw.once('finish', () => line.enter(raw));
    next();
  });
}

interface DropLine {
  /** Reads this body in its turn, until all of it has come or its sender has left. */
  enter(body: IncomingMessage): void;
}

export function openLine(): DropLine {
  /** The first `atOnce` are being read. */
  let line: Socket[] = [];
  let timer: NodeJS.Timeout | null = null;

  function rotate(): void {
    line = [...line.slice(atOnce), ...line.slice(0, atOnce)];
    apply();
  }

  function apply(): void {
    for (const [place, socket] of line.entries()) {
      if (place < atOnce) socket.resume();
      else socket.pause();
    }
    const isCrowded = line.length > atOnce;
    if (isCrowded) timer ??= setInterval(rotate, turnMs).unref();
    else if (timer) {
      clearInterval(timer);
      timer = null;
    }
  }

  return {
    enter(body) {
      const { socket } = body;
      if (body.complete || socket.destroyed) return;
      line.push(socket);
      apply();
      finished(body, () => {
        line = line.filter((one) => one !== socket);
        socket.resume();
        apply();
      });
    },
  };
}
