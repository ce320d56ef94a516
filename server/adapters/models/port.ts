import type { Fallback } from '../assistant/port.ts';

// A language model that answers questions with text, whoever runs it: a provider, this machine, or the caller's own browser.

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ModelQuestion {
  messages: ModelMessage[];
  schema: { name: string; json: Record<string, unknown> };
  /** Where it is given, the answer is asked for as a stream and each piece is passed to it. */
  onText?: ((piece: string) => void) | undefined;
}

export interface ModelAnswer {
  text: string;
  isRefusal: boolean;
  /** Absent where the server does not tell them. */
  tokens?: { input: number; output: number };
}

/** The calls of one request of a user. They share one deadline. */
export interface Calls {
  ask(question: ModelQuestion): Promise<ModelAnswer>;
  /** Calls that went out so far, retries included. */
  readonly count: number;
}

export interface OpenOptions {
  signal?: AbortSignal | undefined;
  /** Called before each question that goes out, where it costs us something. */
  onAsked?: (() => void) | undefined;
  /** Whether the user pays: the others together get half of a day's calls, where calls are counted. */
  isPaying?: boolean | undefined;
  /** Called with the number of requests that come before this one, where requests wait for each other. */
  onPlace?: ((ahead: number) => void) | undefined;
}

export interface ModelServer {
  /** `short` for small models, and for those on a user's or this machine's own processor: no drafts before the replies. */
  readonly prompt: 'full' | 'short';
  /** Whether the model runs in the user's own browser. */
  readonly isOnDevice: boolean;
  /** The deadline runs from here. Calls fail with a ModelFailure, or with the reason of the caller's signal. */
  open(options: OpenOptions): Calls;
  /** Loads the model before the first request comes; does nothing where it is loaded elsewhere. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Why a call gave no answer. Contains no text of the server's, which may quote the conversation. */
export class ModelFailure extends Error {
  readonly code: Fallback;
  readonly isWorthRetry: boolean;
  readonly retryAfterMs: number | null;

  constructor(code: Fallback, options: { isWorthRetry?: boolean; retryAfterMs?: number | null } = {}) {
    super(code);
    this.code = code;
    this.isWorthRetry = options.isWorthRetry ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
