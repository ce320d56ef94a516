import type { ModelPrices } from '#contract/admin-model.ts';
import type { SiteSettings } from '#contract/site.ts';
import type { Reply } from '#contract/writing.ts';
import type { ModelConfig } from '../../config.ts';
import type { Fallback } from '../assistant/port.ts';

// The language models that this server can ask: which one writes, what a provider offers, how one fares before it is chosen.

export interface ServerAddress {
  baseUrl: string;
  apiKey: string;
  timeoutMs: number;
}

export interface ListedModel {
  id: string;
  /** For a million tokens, where the list tells them. */
  prices: ModelPrices | null;
}

export interface TriedModel {
  /** The model's own; none of the embedded engine's. */
  replies: Reply[];
  /** Why replies are missing; null where none is. */
  problem: Fallback | null;
  firstReplyMs: number | null;
  totalMs: number;
  tokens: { input: number; output: number; isEstimated: boolean };
}

/** An Ollama that runs on this machine. */
export interface Ollama {
  /** For AI_BASE_URL. */
  baseUrl: string;
  /** Models that can chat, in the order that Ollama lists them: the latest first. */
  models: string[];
}

/** The model that the operator stored. */
export interface ModelChoice {
  /** Differs from that of any other choice. */
  version: string;
  config: ModelConfig;
}

export interface Models {
  /** What writes now, for pages that say so; at most some seconds behind. */
  kind(): SiteSettings['writer'];
  /** Takes up what the operator stored just now. */
  refresh(): Promise<void>;
  list(server: ServerAddress, signal: AbortSignal): Promise<{ models: ListedModel[] } | { problem: Fallback }>;
  try(config: ModelConfig, signal: AbortSignal): Promise<TriedModel>;
  findOllama(): Promise<Ollama | null>;
  /** How many calls of the daily budget are used up: in all, and by those who do not pay. */
  callsToday(): Promise<{ all: number; free: number }>;
}

/** Of a day's calls, how many free accounts and visitors may take together: half. Members who pay may take all of them. */
export const freeCallsOf = (callsPerDay: number): number => Math.floor(callsPerDay / 2);
