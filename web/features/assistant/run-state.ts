import type { AssistantEvents, FollowUp, IncludedVariations } from '#contract/assistant.ts';
import type { ReadingWarning, SeenBubble } from '#contract/reading.ts';
import type { Judgement, Reply } from '#contract/writing.ts';
import { noWait, type Wait } from './queue-text.ts';
import { type Correction, corrected, type Transcript, transcriptOf } from './transcript.ts';

// The state of Messages IA: progress of the run, transcript, advice. Pure: use-assistant.ts makes the calls.

export type Step = 'preparation' | 'lecture' | 'analyse' | 'redaction';

interface Advised {
  advice: Judgement | null;
  replies: readonly Reply[];
  /** False while replies are still arriving. */
  isDone: boolean;
  /** From when on it is wise to send one of the replies, where they revive a silent talk. */
  sendFrom: string | null;
}

export interface RunState extends Advised {
  /** Names the conversation in the history on this device; empty before the first run. */
  id: string;
  /** Null if no run is under way. */
  step: Step | null;
  wait: Wait;
  /** What was made out so far of each screenshot. */
  bubbles: readonly (readonly SeenBubble[])[];
  transcript: Transcript;
  matchName: string | null;
  warnings: readonly ReadingWarning[];
  /** The user has corrected the transcript since the replies were written. */
  isChanged: boolean;
  /** The advice on screen when this run began; restored if the run gives nothing. */
  before: Advised;
  /** The last 60 replies shown for this conversation, sent along so that none is suggested again. */
  seen: readonly string[];
  /** The number of complete answers for this conversation; sent as the seed of the next. */
  turn: number;
  followUp: FollowUp | null;
  /** The single changes that the run includes; null where each counts as a text. */
  variations: IncludedVariations | null;
  /** The entries of the user's record for replies that they noted as sent, by the words that were suggested. */
  sent: Readonly<Record<string, string>>;
  /** Why the last run ended without an answer, in French; null also for a cancelled run. */
  problem: string | null;
}

/** The contract takes no more in `avoid`. */
const maxSeen = 60;

const nothing: Advised = { advice: null, replies: [], isDone: false, sendFrom: null };

export const idle: RunState = {
  ...nothing,
  id: '',
  step: null,
  wait: noWait,
  bubbles: [],
  transcript: [],
  matchName: null,
  warnings: [],
  isChanged: false,
  before: nothing,
  seen: [],
  turn: 0,
  followUp: null,
  variations: null,
  sent: {},
  problem: null,
};

export interface Answer extends Judgement {
  replies: Reply[];
  transcript: AssistantEvents['transcript']['transcript'];
  followUp: FollowUp | null;
  variations: IncludedVariations | null;
}

export type RunAction =
  /** `id` names a new conversation. */
  | { type: 'started'; step: Step; isNew: true; id: string }
  | { type: 'started'; step: Step; isNew: false }
  /** Replies to a conversation, perhaps from the history, whose last message `text` was sent and not answered. */
  | { type: 'revived'; run: RunState; text: string; sendFrom: string }
  /** A conversation from the history takes the place of the one on screen. */
  | { type: 'resumed'; run: RunState }
  | { type: 'step'; step: Step; wait?: Wait }
  | { type: 'bubbles'; page: number; bubbles: readonly SeenBubble[] }
  | { type: 'read'; transcript: Answer['transcript'] }
  | { type: 'judged'; judgement: Judgement }
  | { type: 'reply'; reply: Reply }
  | { type: 'included'; followUp: FollowUp }
  | { type: 'varied'; content: string; reply: Reply; variations: IncludedVariations | null }
  | { type: 'sent'; content: string; id: string }
  | { type: 'answered'; answer: Answer }
  | { type: 'failed'; problem: string | null }
  | { type: 'corrected'; correction: Correction }
  | { type: 'cleared' };

export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'started':
      return action.isNew ? { ...idle, id: action.id, step: action.step } : startedAgain(state, action.step);
    case 'revived':
      return { ...startedAgain(withSent(action.run, action.text), 'analyse'), sendFrom: action.sendFrom };
    case 'resumed':
      return { ...idle, ...action.run, step: null };
    case 'step':
      return { ...state, step: action.step, wait: action.wait ?? noWait };
    case 'bubbles':
      return { ...state, bubbles: withPage(state.bubbles, action.page, action.bubbles) };
    case 'read':
      return withTranscript(state, action.transcript);
    case 'judged':
      return { ...state, advice: action.judgement };
    case 'reply':
      return { ...state, replies: [...state.replies, action.reply] };
    case 'included':
      return { ...state, followUp: action.followUp };
    case 'varied':
      return {
        ...state,
        replies: state.replies.map((reply) => (reply.content === action.content ? action.reply : reply)),
        seen: seenWith(state, [action.reply]),
        variations: action.variations,
      };
    case 'sent':
      return { ...state, sent: { ...state.sent, [action.content]: action.id } };
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

function withPage(pages: RunState['bubbles'], page: number, bubbles: readonly SeenBubble[]): RunState['bubbles'] {
  return Array.from({ length: Math.max(pages.length, page + 1) }, (_, index) =>
    index === page ? bubbles : (pages[index] ?? []),
  );
}

/** Takes the transcript of the first run only: later runs send back the one that the user corrected. */
function withTranscript(state: RunState, { messages, matchName, warnings }: Answer['transcript']): RunState {
  if (state.transcript.length > 0) return state;
  return { ...state, transcript: transcriptOf(messages), matchName, warnings };
}

function startedAgain(state: RunState, step: Step): RunState {
  const { advice, replies, isDone, sendFrom } = state;
  const before = { advice, replies, isDone, sendFrom };
  const isStillSilent = state.transcript.at(-1)?.from === 'moi';
  return { ...state, ...nothing, sendFrom: isStillSilent ? sendFrom : null, before, step, wait: noWait, problem: null };
}

/** The conversation with the reply that its user sent. */
export function withSent(run: RunState, text: string): RunState {
  const last = run.transcript.at(-1);
  if (last?.from === 'moi' && last.text === text) return { ...idle, ...run };
  return { ...idle, ...run, transcript: corrected(run.transcript, { type: 'add', from: 'moi', text }) };
}

/** After a failure: keeps the replies already shown, which used the quota, and restores those from before the run. */
function broughtBack(state: RunState): RunState {
  const { before, advice, replies } = state;
  if (replies.length === 0) return { ...state, ...before, advice: before.advice ?? advice };
  const earlier = advice?.verdict === 'stop' ? [] : before.replies;
  return { ...state, replies: [...replies, ...earlier], isDone: before.isDone, seen: seenWith(state, replies) };
}

function judgementIn({ verdict, reason, reading, signal, idea, question }: Answer): Judgement {
  const told = { ...(reading && { reading }), ...(signal && { signal }) };
  return { verdict, reason, ...told, ...(idea && { idea }), ...(question && { question }) };
}

function seenWith({ seen }: RunState, replies: readonly Reply[]): string[] {
  return [...seen, ...replies.map(({ content }) => content)].slice(-maxSeen);
}

function answered(state: RunState, answer: Answer): RunState {
  const { replies, transcript, followUp, variations } = answer;
  return {
    ...withTranscript(state, transcript),
    step: null,
    isDone: true,
    isChanged: false,
    advice: judgementIn(answer),
    replies,
    seen: seenWith(state, replies),
    turn: state.turn + 1,
    followUp: followUp ?? (state.followUp ? { ...state.followUp, left: 0 } : null),
    variations: variations ?? state.variations,
  };
}
