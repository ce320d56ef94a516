import type { ModelMessage } from '../port.ts';

// What the server and the process that runs llama.cpp tell each other.

export interface LoadRequest {
  file: string;
  llamaFolder: string;
  maxContextTokens: number;
}

export interface LlamaQuestion {
  messages: ModelMessage[];
  schema: Record<string, unknown>;
}

export type ToLlama = { load: LoadRequest } | { ask: LlamaQuestion; id: number } | { cancel: number };

/** `unloadable` and `failed` carry llama.cpp's own words for the log; they quote no conversation. */
export type FromLlama =
  | { loaded: true }
  | { unloadable: string }
  | { id: number; piece: string }
  | { id: number; answer: string }
  | { id: number; failed: 'cancelled' | 'too_long' | 'error' };
