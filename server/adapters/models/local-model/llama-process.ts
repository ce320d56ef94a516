import { ModelFailure } from '../port.ts';
import { type AskOptions, type LlamaChild, startLlamaChild } from './llama-child.ts';
import type { LlamaQuestion, LoadRequest } from './messages.ts';
import { findModelFileProblem, type ModelFileProblem } from './model-file.ts';

// The process that runs llama.cpp, started when it is first needed and again by the question that follows its death. A process
// rather than a thread (decision 23): llama.cpp ends the process that it runs in when it meets what it does not expect, and so
// does the system when memory runs out.

export interface LlamaProcess {
  /** Fails with `unloadable` where the model cannot be loaded. */
  load(): Promise<void>;
  /** Loads the model if need be. An aborted signal stops the generation and fails with the signal's reason. */
  ask(question: LlamaQuestion, options: AskOptions): Promise<string>;
  close(): Promise<void>;
}

export interface LlamaProcessOptions extends LoadRequest {
  /** Called for each failed attempt to load the model, with llama.cpp's own words. */
  onProblem: (problem: ModelFileProblem, details: string) => void;
  /** The program that the process runs; by default the one that belongs to this build. */
  program?: URL;
  /** How long a cancelled generation may go on; a part of the prompt that is being read cannot be interrupted. */
  graceMs?: number;
  /** A large file on a slow disk takes a minute. */
  loadWithinMs?: number;
  /** After a failed attempt, questions fail at once for so long instead of trying again each time. */
  loadAgainAfterMs?: number;
  availableBytes?: () => number;
}

export function openLlamaProcess(options: LlamaProcessOptions): LlamaProcess {
  const { file, llamaFolder, maxContextTokens, program = defaultProgram() } = options;
  const { graceMs = 10_000, loadWithinMs = 120_000, loadAgainAfterMs = 60_000 } = options;
  let current: LlamaChild | null = null;
  let noAttemptBefore = 0;
  let isClosed = false;

  function unloadable(problem: ModelFileProblem, details: string): ModelFailure {
    if (!isClosed) options.onProblem(problem, details);
    noAttemptBefore = performance.now() + loadAgainAfterMs;
    return new ModelFailure('unloadable');
  }

  function start(): LlamaChild {
    if (isClosed || performance.now() < noAttemptBefore) throw new ModelFailure('unloadable');
    const problem = findModelFileProblem({ file, llamaFolder }, options.availableBytes?.());
    if (problem) throw unloadable(problem, problem.kind);
    return startLlamaChild({ program, load: { file, llamaFolder, maxContextTokens }, loadWithinMs, graceMs });
  }

  async function readyChild(): Promise<LlamaChild> {
    current ??= start();
    const child = current;
    try {
      await child.loaded;
    } catch (error) {
      // Of several that wait for the same process, the first one tells.
      if (current !== child) throw new ModelFailure('unloadable');
      current = null;
      void child.end();
      throw unloadable({ kind: 'broken' }, (error as Error).message);
    }
    await child.idle();
    if (!child.hasEnded()) return child;
    if (current === child) current = null;
    return await readyChild();
  }

  return {
    async load() {
      await readyChild();
    },
    async ask(question, asked) {
      asked.signal.throwIfAborted();
      const child = await unlessAborted(readyChild(), asked.signal);
      return await child.ask(question, asked);
    },
    async close() {
      isClosed = true;
      await current?.end();
    },
  };
}

async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
  });
  // The work goes on after an abort, and nobody is left to hear of its failure.
  work.catch(() => {});
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** The build puts the program beside this one; without a build the process compiles its sources itself. */
function defaultProgram(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? './llama-from-sources.mjs' : './llama.js', import.meta.url);
}
