import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

// Bodies in crumbs: in chunks of a byte or so, where each costs as much as one of 64 KB. A body in chunks of one byte takes a hundred
// times its size in memory, and half a second of the processor for each megabyte.

/** On average. What a slow connection brings at a time is larger. */
const crumbBytes = 256;

/** Counts the chunks of a body; answers whether they are crumbs by now, after `fromChunks` at the earliest. */
export function crumbCounter(fromChunks: number): (chunk: Uint8Array) => boolean {
  let chunks = 0;
  let bytes = 0;
  return ({ length }) => {
    chunks++;
    bytes += length;
    return chunks >= fromChunks && bytes < chunks * crumbBytes;
  };
}

/** Chunks that a sender makes, where those of a body of known length are made by the network. */
const fromMadeChunks = 100;

type OnBody = (this: Parser, chunk: Uint8Array) => unknown;

/** Node's own parser of a connection: not documented, hence looked at with care. */
interface Parser {
  constructor: { kOnBody?: number };
  incoming?: IncomingMessage;
  [callback: number]: OnBody | null | undefined;
}

const originals = new WeakMap<Parser, OnBody>();

/**
 * Cuts off who sends a chunked body in crumbs. Node parses 64 KB in one go, ten thousand chunks of one byte, and a listener hears of
 * them only when it is done; so the parser itself is told to look no further. Node keeps parsers for later connections: what was
 * changed is put back when the connection ends.
 */
export function cutOffCrumbs(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    if (raw.headers['transfer-encoding'] !== undefined) watchChunks(raw);
    next();
  });
}

function watchChunks(request: IncomingMessage): void {
  const socket = request.socket as Socket & { parser?: Parser };
  const parser = socket.parser;
  const kOnBody = parser?.constructor.kOnBody;
  if (!parser || kOnBody === undefined) return;
  const onBody = originals.get(parser) ?? parser[kOnBody];
  if (!onBody) return;
  if (!originals.has(parser)) {
    originals.set(parser, onBody);
    socket.once('close', () => {
      parser[kOnBody] = onBody;
      originals.delete(parser);
    });
  }
  const areCrumbs = crumbCounter(fromMadeChunks);
  parser[kOnBody] = (chunk) => {
    if (parser.incoming !== request || !areCrumbs(chunk)) return onBody.call(parser, chunk);
    parser[kOnBody] = null;
    return socket.destroy();
  };
}
