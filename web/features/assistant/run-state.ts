import type { AssistantEvents, FollowUp } from '#contract/assistant.ts';
import type { ReadingWarning } from '#contract/reading.ts';
import type { Reply, Verdict } from '#contract/writing.ts';
import { type Correction, corrected, type Transcript, transcriptOf } from './transcript.ts';

// What Messages IA shows: how far a run is, what was read, what it advises. Pure; use-assistant.ts does the calling.

export type Step = 'preparation' | 'lecture' | 'analyse' | 'redaction';

interface Advised {
  advice: { verdict: Verdict; reason: string } | null;
  replies: readonly Reply[];
  /** Whether the answer is complete: until then replies are still arriving. */
  isDone: boolean;
}

export interface RunState extends Advised {
  /** Null: nothing is under way. */
  step: Step | null;
  transcript: Transcript;
  matchName: string | null;
  warnings: readonly ReadingWarning[];
  /** The user has put something right since the replies were written. */
  isChanged: boolean;
  /** What stood on the screen when this run began: it comes back if the run comes to nothing. */
  before: Advised;
  /** Every reply that was shown for this conversation: none of them comes again. */
  seen: readonly string[];
  /** How many times this conversation was written about. */
  turn: number;
  followUp: FollowUp | null;
  /** Why the last run ended without an answer. */
  problem: string | null;
}

const nothing: Advised = { advice: null, replies: [], isDone: false };

export const idle: RunState = {
  ...nothing,
  step: null,
  transcript: [],
  matchName: null,
  warnings: [],
  isChanged: false,
  before: nothing,
  seen: [],
  turn: 0,
  followUp: null,
  problem: null,
};

export interface Answer {
  replies: Reply[];
  verdict: Verdict;
  reason: string;
  transcript: AssistantEvents['transcript']['transcript'];
  followUp: FollowUp | null;
}

export type RunAction =
  | { type: 'started'; step: Step; isNew: boolean }
  | { type: 'step'; step: Step }
  | { type: 'read'; transcript: Answer['transcript'] }
  | { type: 'judged'; verdict: Verdict; reason: string }
  | { type: 'reply'; reply: Reply }
  | { type: 'included'; followUp: FollowUp }
  | { type: 'answered'; answer: Answer }
  | { type: 'failed'; problem: string | null }
  | { type: 'corrected'; correction: Correction }
  | { type: 'cleared' };

export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'started':
      return action.isNew ? { ...idle, step: action.step } : startedAgain(state, action.step);
    case 'step':
      return { ...state, step: action.step };
    case 'read':
      return withTranscript(state, action.transcript);
    case 'judged':
      return { ...state, advice: { verdict: action.verdict, reason: action.reason } };
    case 'reply':
      return { ...state, replies: [...state.replies, action.reply] };
    case 'included':
      return { ...state, followUp: action.followUp };
    case 'answered':
      return answered(state, action.answer);
    case 'failed':
      return { ...broughtBack(state), step: null, problem: action.problem };
    case 'corrected':
      return {
        ...state,
        transcript: corrected(state.transcript, action.correction),
        isChanged: state.isChanged || action.correction.type !== 'confirm',
      };
    case 'cleared':
      return idle;
  }
}

/** The first reading stands: what comes back of a mended transcript is what the user made of it. */
function withTranscript(state: RunState, { messages, matchName, warnings }: Answer['transcript']): RunState {
  if (state.transcript.length > 0) return state;
  return { ...state, transcript: transcriptOf(messages), matchName, warnings };
}

function startedAgain(state: RunState, step: Step): RunState {
  const { advice, replies, isDone } = state;
  return { ...state, ...nothing, before: { advice, replies, isDone }, step, problem: null };
}

/** A reply that was shown is paid for, and stays; with it, or without one, what was there before. */
function broughtBack(state: RunState): RunState {
  const { before, advice, replies } = state;
  if (replies.length === 0) return { ...state, ...before, advice: before.advice ?? advice };
  const earlier = advice?.verdict === 'stop' ? [] : before.replies;
  return { ...state, replies: [...replies, ...earlier], isDone: before.isDone, seen: seenWith(state, replies) };
}

function seenWith({ seen }: RunState, replies: readonly Reply[]): string[] {
  return [...seen, ...replies.map(({ content }) => content)].slice(-60);
}

function answered(state: RunState, { replies, verdict, reason, transcript, followUp }: Answer): RunState {
  return {
    ...withTranscript(state, transcript),
    step: null,
    isDone: true,
    isChanged: false,
    advice: { verdict, reason },
    replies,
    seen: seenWith(state, replies),
    turn: state.turn + 1,
    followUp: followUp ?? (state.followUp ? { ...state.followUp, left: 0 } : null),
  };
}
