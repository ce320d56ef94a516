import { fork } from 'node:child_process';
import { ModelFailure } from '../port.ts';
import type { FromLlama, LlamaQuestion, LoadRequest, ToLlama } from './messages.ts';

// One life of the process that runs llama.cpp, from its start to its end.

export interface LlamaChild {
  /** Rejects where the model is not loaded in time or at all, with llama.cpp's own words. */
  loaded: Promise<void>;
  /** One question at a time. Rejects at once with the signal's reason when it aborts; `idle` tells when the process has stopped. */
  ask(question: LlamaQuestion, options: AskOptions): Promise<string>;
  /** Resolves once no question is being answered, because it was, or because the process has ended. */
  idle(): Promise<void>;
  hasEnded(): boolean;
  end(): Promise<void>;
}

export interface AskOptions {
  signal: AbortSignal;
  onText?: ((piece: string) => void) | undefined;
}

export interface ChildOptions {
  program: URL;
  load: LoadRequest;
  loadWithinMs: number;
  /** How long a cancelled generation may go on before the process is ended. */
  graceMs: number;
}

/** Of JavaScript's own memory; the model and its context do not count. */
const memoryFlag = '--max-old-space-size=256';

const failureCodes = { too_long: 'rejected', error: 'unreadable', cancelled: 'unreadable' } as const;

export function startLlamaChild({ program, load, loadWithinMs, graceMs }: ChildOptions): LlamaChild {
  const child = fork(program, { execArgv: [memoryFlag], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  let ids = 0;
  let idle = Promise.resolve();
  let onAnswer: ((message: FromLlama | 'ended') => void) | null = null;

  /** A process that ends at this moment takes no message; its exit is told instead. */
  const tell = (message: ToLlama) => {
    if (child.connected) child.send(message, () => {});
  };
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`the process ended with ${signal ?? `code ${code}`}`));
  });
  const loaded = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not loaded within ${loadWithinMs} ms`)), loadWithinMs);
    child.on('message', (message: FromLlama) => {
      if ('loaded' in message) resolve();
      else if ('unloadable' in message) reject(new Error(message.unloadable));
      else onAnswer?.(message);
      clearTimeout(late);
    });
    void ended.then((how) => {
      clearTimeout(late);
      reject(new Error(how));
      onAnswer?.('ended');
    });
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  tell({ load });

  return {
    loaded,
    ask(question, { signal, onText }) {
      const id = ++ids;
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        idle = new Promise((becomeIdle) => {
          let grace: NodeJS.Timeout | undefined;
          const cancel = () => {
            reject(signal.reason);
            tell({ cancel: id });
            grace = setTimeout(() => child.kill('SIGKILL'), graceMs);
          };
          onAnswer = (message) => {
            if (message !== 'ended' && 'piece' in message) {
              if (!signal.aborted) onText?.(message.piece);
              return;
            }
            clearTimeout(grace);
            signal.removeEventListener('abort', cancel);
            onAnswer = null;
            becomeIdle();
            if (message === 'ended') reject(new ModelFailure('unreachable'));
            else if ('answer' in message) resolve(message.answer);
            else if ('failed' in message) reject(new ModelFailure(failureCodes[message.failed]));
          };
          signal.addEventListener('abort', cancel, { once: true });
          tell({ ask: question, id });
          if (hasEnded()) onAnswer('ended');
        });
      });
    },
    idle: () => idle,
    hasEnded,
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
