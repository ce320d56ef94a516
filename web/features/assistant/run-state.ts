import type { AssistantEvents } from '#contract/assistant.ts';
import type { ReadingWarning } from '#contract/reading.ts';
import type { Reply, Verdict } from '#contract/writing.ts';
import { type Correction, corrected, type Transcript, transcriptOf } from './transcript.ts';

// What Messages IA shows: how far a run is, what was read, what it advises. Pure; use-assistant.ts does the calling.

export type Step = 'preparation' | 'lecture' | 'analyse' | 'redaction';

export interface FollowUp {
  runId: string;
  left: number;
  until: string;
}

export interface RunState {
  /** Null: nothing is under way. */
  step: Step | null;
  transcript: Transcript;
  matchName: string | null;
  warnings: readonly ReadingWarning[];
  /** The user has put something right since the replies were written. */
  isChanged: boolean;
  advice: { verdict: Verdict; reason: string } | null;
  replies: readonly Reply[];
  /** Whether the answer is complete: until then replies are still arriving. */
  isDone: boolean;
  /** Every reply that was shown for this conversation: none of them comes again. */
  seen: readonly string[];
  /** How many times this conversation was written about. */
  turn: number;
  followUp: FollowUp | null;
  /** Why the last run ended without an answer. */
  problem: string | null;
}

export const idle: RunState = {
  step: null,
  transcript: [],
  matchName: null,
  warnings: [],
  isChanged: false,
  advice: null,
  replies: [],
  isDone: false,
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
  | { type: 'answered'; answer: Answer }
  | { type: 'failed'; problem: string | null }
  | { type: 'corrected'; correction: Correction }
  | { type: 'cleared' };

export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'started':
      return action.isNew
        ? { ...idle, step: action.step }
        : { ...state, step: action.step, advice: null, replies: [], isDone: false, problem: null };
    case 'step':
      return { ...state, step: action.step };
    case 'read':
      return withTranscript(state, action.transcript);
    case 'judged':
      return { ...state, advice: { verdict: action.verdict, reason: action.reason } };
    case 'reply':
      return { ...state, replies: [...state.replies, action.reply] };
    case 'answered':
      return answered(state, action.answer);
    case 'failed':
      return { ...state, step: null, problem: action.problem };
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

function answered(state: RunState, { replies, verdict, reason, transcript, followUp }: Answer): RunState {
  return {
    ...withTranscript(state, transcript),
    step: null,
    isDone: true,
    isChanged: false,
    advice: { verdict, reason },
    replies,
    seen: [...state.seen, ...replies.map(({ content }) => content)].slice(-60),
    turn: state.turn + 1,
    followUp: followUp ?? (state.followUp ? { ...state.followUp, left: 0 } : null),
  };
}
