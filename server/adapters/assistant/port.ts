import type { Reading, ReadingRefusalCode } from '#contract/reading.ts';
import type { DatePlans, OpenerPack, RedFlagReport, SilenceDiagnosis } from '#contract/tools.ts';
import type { Advice, BioRating, ConversationMessage, Objective, Reply } from '#contract/writing.ts';
import type { ClarityPoints } from '#engine/rate/clarity.ts';
import type { Points } from '#engine/rate/score.ts';
import type { DateRequest } from '#engine/tools/dates/plan-date.ts';
import type { OpenerRequest } from '#engine/tools/openers/write-openers.ts';
import type { SilenceRequest } from '#engine/tools/silence/diagnose-silence.ts';
import type { BioRequest, WrittenBios } from '#engine/write/bios/write-bios.ts';
import type { WritingRequest } from '#engine/write/write-replies.ts';

// What use cases know of the assistant: screenshots in, conversations out; conversations in, replies out.

/** `page` tells which of several files is refused, counted from 0. */
export type ReadOutcome = { reading: Reading } | { refusal: ReadingRefusalCode; page?: number };

export interface ReaderStats {
  /** Threads that can take a screenshot, or are taking one. */
  ready: number;
  busy: number;
  queued: number;
  /** Since the start, in jobs: answered, turned away for a full queue, given up by the deadline, called off by the caller. */
  answered: number;
  refused: number;
  late: number;
  cancelled: number;
  /** Pictures of lines that an idle thread recognised for another. */
  lent: number;
  /** Threads that died, and those that were ended since they had grown or did not come back. */
  died: number;
  retired: number;
}

export interface Reader {
  /** Throws `overloaded` (503) where there is no room or no time, `provider_unavailable` where the file breaks the reader. */
  read(file: Uint8Array, options?: { signal?: AbortSignal }): Promise<ReadOutcome>;
  /** Up to eight screenshots of one conversation, in any order. */
  readConversation(files: Uint8Array[], options?: { signal?: AbortSignal }): Promise<ReadOutcome>;
  /** Starts the threads ahead of the first screenshot, and returns at once. */
  warm(): void;
  stats(): ReaderStats;
  close(): Promise<void>;
}

/** `local` is the embedded engine («moteur local»); `model` a server by AI_BASE_URL. */
export type WritingEngine = 'local' | 'model';

/** Why the embedded engine wrote what the model should have. */
export type Fallback =
  | 'timeout'
  | 'unreachable'
  | 'overloaded'
  | 'rejected'
  | 'unreadable'
  | 'refused'
  | 'unfit'
  | 'budget'
  | 'paused';

interface Known {
  /** Names that the app knows of the two (the screenshot's header, the account): they never leave as they are. */
  names?: string[];
}
export type ReplyRequest = WritingRequest & Known;
export type BiosRequest = BioRequest & Known;

export interface WrittenReplies {
  advice: Advice;
  /** `model` where at least one reply is the model's. */
  engine: WritingEngine;
  /** Who wrote which, in the order of `advice.replies`. */
  replyEngines: WritingEngine[];
  /** Null where nothing had to be replaced. */
  fallback: Fallback | null;
}

export type BiosOutcome =
  | (Extract<WrittenBios, { kind: 'written' }> & {
      engine: WritingEngine;
      bioEngines: WritingEngine[];
      fallback: Fallback | null;
    })
  | Extract<WrittenBios, { kind: 'refused' }>;

export interface ReplyOptions {
  signal?: AbortSignal;
  /** Each reply as soon as it may be shown, in any order of tones; `advice.replies` holds the same ones in order. */
  onReply?: (reply: Reply, engine: WritingEngine) => void;
}

export interface Writer {
  /** Reads its patterns ahead of the first request. */
  warm(): Promise<void>;
  /** Throws the signal's reason when the caller calls it off, and nothing else: what fails is written by the embedded engine. */
  reply(request: ReplyRequest, options?: ReplyOptions): Promise<WrittenReplies>;
  /** Three bios, or the embedded engine's refusal. */
  bios(request: BiosRequest, options?: { signal?: AbortSignal }): Promise<BiosOutcome>;
}

/** `points`: what each feature of the bio gave or cost; `clarityPoints`: what makes it hard to read. */
export type Rating = BioRating & { points: Points; clarityPoints: ClarityPoints };

/** What the embedded engine judges and plans, with or without a model: the same for the same request. */
export interface Analyst {
  /** Reads its lexicons ahead of the first request. */
  warm(): Promise<void>;
  /** Whether to answer, wait or stop, ahead of the replies. */
  judge(conversation: ConversationMessage[], objective: Objective): Promise<Pick<Advice, 'verdict' | 'reason'>>;
  rateBio(content: string): Promise<Rating>;
  diagnoseSilence(request: SilenceRequest): Promise<SilenceDiagnosis>;
  findRedFlags(conversation: ConversationMessage[]): Promise<RedFlagReport>;
  planDate(request: DateRequest): Promise<DatePlans>;
  writeOpeners(request: OpenerRequest): Promise<OpenerPack>;
}
