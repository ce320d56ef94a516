import type { Ask, sayWords, WrittenTexts } from '#contract/browser-model.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Reading, ReadingRefusalCode, SeenBubble } from '#contract/reading.ts';
import type { DatePlans, OpenerPack, RedFlagReport, SilenceDiagnosis } from '#contract/tools.ts';
import type { Advice, BioRating, ConversationMessage, Judgement, Reply } from '#contract/writing.ts';
import type { ClarityPoints } from '#engine/rate/clarity.ts';
import type { Points } from '#engine/rate/score.ts';
import type { DateRequest } from '#engine/tools/dates/plan-date.ts';
import type { OpenerRequest } from '#engine/tools/openers/write-openers.ts';
import type { SilenceRequest } from '#engine/tools/silence/diagnose-silence.ts';
import type { Today } from '#engine/understand/short-texts/tells-minor.ts';
import type { BioRequest, WrittenBios } from '#engine/write/bios/write-bios.ts';
import type { WritingRequest } from '#engine/write/write-replies.ts';
import type { Sender } from '../line.ts';

// The three ports of the assistant. Reader: screenshots → conversation. Writer: conversation → verdict, texts. Analyst:
// conversation → ratings, plans.

/** `page` is the refused file of several, counted from 0. */
export type ReadOutcome = { reading: Reading } | { refusal: ReadingRefusalCode; page?: number };

/** Counts of the threads that read screenshots, or run the engine. */
export interface ThreadStats {
  /** Threads that have started, idle or busy. */
  ready: number;
  busy: number;
  queued: number;
  /** Jobs since the start: answered, refused because the queue was full, given up at the deadline, cancelled by the caller. */
  answered: number;
  refused: number;
  late: number;
  cancelled: number;
  /** Threads that died, and threads that were ended because they held too much memory or did not answer. */
  died: number;
  retired: number;
}

/** How many calls come before one that waits, and how long that will take. */
export interface PlaceInLine {
  ahead: number;
  seconds: number;
}

/** Nobody waits for the reader any longer. */
export const longestInLineMs = 90_000;

/** A call's turn with the reader. */
export interface ReadingTurn {
  signal?: AbortSignal | undefined;
  /** Called where the call waits, whenever its place changes; with zeros once it is its turn. */
  onPlace?: (place: PlaceInLine) => void;
  /** Goes before those that wait: the same call had its turn before. */
  isSecond?: boolean;
  /** Senders are served in turn. Its keys name nobody; a call without one is of a sender of its own. */
  sender?: Sender;
  /** Called with how long a thread was kept by a file, however that ended. */
  onSpent?: (ms: number) => void;
}

export interface ReadingOptions extends ReadingTurn {
  /** Called with the bubbles of a file, counted from 0, when they are found and again when they are read. */
  onBubbles?: (page: number, bubbles: SeenBubble[]) => void;
}

export type TextOutcome = { text: string } | { refusal: ReadingRefusalCode };

export interface Reader {
  /**
   * Throws `overloaded` (503) at once when more than a minute's work waits, and later when the deadline has passed; `provider_unavailable`
   * when the file breaks the reader.
   */
  read(file: Uint8Array, turn?: ReadingTurn): Promise<ReadOutcome>;
  /** Up to eight screenshots of one conversation, in any order. */
  readConversation(files: Uint8Array[], options?: ReadingOptions): Promise<ReadOutcome>;
  /** All text of pictures, such as a profile, from top to bottom. */
  readText(files: Uint8Array[], turn?: ReadingTurn): Promise<TextOutcome>;
  /** Starts the threads before the first screenshot comes; returns at once. */
  warm(): void;
  stats(): ThreadStats;
  close(): Promise<void>;
}

/** `local` is the embedded engine («moteur local»); `model` is the one of AI_BASE_URL or AI_MODEL_FILE. */
export type WritingEngine = 'local' | 'model';

/** Why the embedded engine wrote a text in place of the model. */
export type Fallback =
  | 'timeout'
  | 'unreachable'
  | 'overloaded'
  | 'rejected'
  | 'wrong_key'
  | 'no_credit'
  | 'unknown_model'
  | 'limit'
  | 'unreadable'
  | 'refused'
  | 'unfit'
  | 'budget'
  | 'free_budget'
  | 'paused'
  | 'unloadable';

interface KnownNames {
  /** Names of the user and the match from the account and the screenshot's header: a model never gets to see them. */
  names?: string[];
}
export type ReplyRequest = WritingRequest &
  KnownNames & {
    /** How long ago the last message was written, where the user said it. */
    daysSilent?: number;
    /** What the user tells of themselves and lets a model see: «métier : infirmière». */
    facts?: string[];
  };
export type BiosRequest = BioRequest & KnownNames;
export type SilenceToolRequest = SilenceRequest & KnownNames;
export type DateToolRequest = DateRequest & KnownNames;
export type OpenerToolRequest = OpenerRequest & KnownNames;
export type RatingRequest = { content: string; today?: Today } & KnownNames;

export interface Cancellable {
  signal?: AbortSignal;
  /** Called before each question to a model whose answers cost us something: not for the embedded engine, nor the caller's own browser. */
  onAsked?: () => void;
  /** Whether the caller pays: where a model costs us something, the others together get half of a day's calls. */
  isPaying?: boolean;
}

export interface WrittenReplies {
  advice: Advice;
  /** `model` where at least one reply is the model's. */
  engine: WritingEngine;
  /** Which engine wrote each reply, in the order of `advice.replies`. */
  replyEngines: WritingEngine[];
  /** Null where no text had to be replaced. */
  fallback: Fallback | null;
}

export type BiosOutcome =
  | (Extract<WrittenBios, { kind: 'written' }> & {
      engine: WritingEngine;
      bioEngines: WritingEngine[];
      fallback: Fallback | null;
    })
  | Extract<WrittenBios, { kind: 'refused' }>;

export interface ReplyOptions extends Cancellable {
  /** Called once, before any reply, with what the talk is: by the model that writes, or by the engine where it fails. */
  onJudged?: (judgement: Judgement) => void;
  /** Called with each reply as soon as it may be shown, in any order of tones; `advice.replies` has the same replies in order. */
  onReply?: (reply: Reply, engine: WritingEngine) => void;
  /** Called where requests wait for the model, with how many come before this one; 0 once it is this one's turn. */
  onPlace?: (ahead: number) => void;
}

export interface Writer {
  /** Loads what it needs before the first request comes. */
  warm(): Promise<void>;
  /** Three replies, or one in place of another (`variation`), or none. Where a model fails, the embedded engine writes. Throws the signal's reason when it is aborted, and what the engine throws. */
  reply(request: ReplyRequest, options?: ReplyOptions): Promise<WrittenReplies>;
  /** Three bios, or the embedded engine's refusal. */
  bios(request: BiosRequest, options?: Cancellable): Promise<BiosOutcome>;
  /** Gives up what the model is asked; the embedded engine writes what is under way. */
  close(): Promise<void>;
}

/** A call's way to its browser. `ask` answers whether the question arrived; `tellWritten` says what became of the words. */
export interface OfferedModel {
  run: string;
  ask: (question: Ask) => boolean;
  tellWritten: (texts: WrittenTexts) => void;
}

/** The models of visitors' own browsers, which write where the server has none. */
export interface BrowserModels {
  /** What writes for a call whose browser offers its model; null where the server's own is to be used. */
  assistantFor(offered: OfferedModel): { writer: Writer; analyst: Analyst } | null;
  /** Takes words that a browser's model wrote; false where nobody waits for more of them. */
  say(words: BodyOf<typeof sayWords>): boolean;
}

/** `points`: what each feature of the bio gave or cost the score; `clarityPoints`: what each cost its clarity. */
export interface Rating extends BioRating {
  points: Points;
  clarityPoints: ClarityPoints;
  /** The model's own version, where it gets a better score. */
  rewritten?: { content: string; score: number };
}

/**
 * Measures with the embedded engine, also where a model writes. A model, where there is one, words the bio advice, the
 * follow-ups, the date plans and the openers; where it may not be asked or fails, they are the engine's. Throws the signal's
 * reason when it is aborted, and what the engine throws.
 */
export interface Analyst {
  /** Loads what it needs before the first request comes. */
  warm(): Promise<void>;
  /** Throws `unprocessable`, with the sentence of `Writer.bios`, where the bio is a minor's or a danger to somebody. */
  rateBio(request: RatingRequest, options?: Cancellable): Promise<Rating>;
  diagnoseSilence(request: SilenceToolRequest, options?: Cancellable): Promise<SilenceDiagnosis>;
  findRedFlags(conversation: ConversationMessage[]): Promise<RedFlagReport>;
  planDate(request: DateToolRequest, options?: Cancellable): Promise<DatePlans>;
  writeOpeners(request: OpenerToolRequest, options?: Cancellable): Promise<OpenerPack>;
}
