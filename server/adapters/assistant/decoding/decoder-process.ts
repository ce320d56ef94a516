import { fork } from 'node:child_process';
import type { DecodedPhoto } from '../photos/decode-photo.ts';
import type { Decoded } from '../reading/decode.ts';

// One life of the process that decodes pictures, from its start to its end.

export type ToDecoder = { kind: 'screenshot' | 'photo'; file: Uint8Array };
export type FromDecoder = 'ready' | Decoded | DecodedPhoto;

export interface DecoderProcess {
  /** False where the process ends before it runs. */
  ready: Promise<boolean>;
  /** One picture at a time; null where the process dies over it. */
  decode(task: ToDecoder): Promise<Decoded | DecodedPhoto | null>;
  hasEnded(): boolean;
  kill(): void;
}

/** Of JavaScript's own memory; pixels do not count. */
const memoryFlag = '--max-old-space-size=128';

export function startDecoderProcess(program: string): DecoderProcess {
  const child = fork(new URL(program), {
    // The process that opens strangers' files knows nothing of the server's settings, which hold its secrets.
    env: {},
    execArgv: [memoryFlag],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let hasEnded = false;
  let onMessage = (_message: FromDecoder | null) => {};
  const next = () =>
    new Promise<FromDecoder | null>((resolve) => {
      if (hasEnded) resolve(null);
      onMessage = resolve;
    });
  const end = () => {
    hasEnded = true;
    onMessage(null);
  };
  child.on('message', (message: FromDecoder) => onMessage(message));
  child.once('exit', end);
  child.once('error', end);
  // A process with nothing to do keeps nothing else from ending.
  child.unref();
  const ready = next().then((message) => message === 'ready');
  ready.then(() => child.channel?.unref());
  return {
    ready,
    async decode(task) {
      const answer = next();
      child.channel?.ref();
      if (child.connected) child.send(task, () => {});
      const message = await answer;
      child.channel?.unref();
      return message === 'ready' ? null : message;
    },
    hasEnded: () => hasEnded,
    kill() {
      hasEnded = true;
      child.kill('SIGKILL');
    },
  };
}
