import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { assistantEvents, assistantSteps, type Transcript } from '#contract/assistant.ts';
import { tryReply } from '#contract/try.ts';
import { type SampleName, samples } from '#contract/try-samples.ts';
import type { ConversationMessage, Judgement, Reply } from '#contract/writing.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import type { EventOf } from '../../api-events.ts';
import { useSiteSettings } from '../../site.tsx';
import { callWriting } from '../browser-model/call-writing.ts';
import type { DeviceWriting } from '../browser-model/writing.ts';
import { keepTried } from './tried.ts';

/** What the visitor tries: a pasted conversation, or a sample chat. */
export type Tried = { conversation: string } | { sample: SampleName };

export interface TryState {
  /** The conversation, as soon as it is known who says what. */
  messages: ConversationMessage[];
  /** What the server does now; null when it is done. */
  step: string | null;
  /** How many requests come before this one. */
  ahead: number;
  /** Set while the visitor's own browser writes. */
  writing: DeviceWriting | null;
  advice: Judgement | null;
  replies: Reply[];
  /** Set when the answer is complete: tries left today, and how long the answer took. */
  done: { left: number; seconds: number } | null;
  problem: { message: string; isSpent: boolean } | null;
  /** Pays for the same conversation with its speakers swapped. */
  swap: string | undefined;
}

/** Of a sample it is known from the start who says what. */
const startOf = (tried: Tried): TryState => ({
  messages: 'sample' in tried ? samples[tried.sample].messages : [],
  step: assistantSteps.analyse,
  ahead: 0,
  writing: null,
  advice: null,
  replies: [],
  done: null,
  problem: null,
  swap: undefined,
});

type Change = Partial<TryState> | { reply: Reply };

function change(state: TryState, changed: Change): TryState {
  return 'reply' in changed ? { ...state, replies: [...state.replies, changed.reply] } : { ...state, ...changed };
}

/**
 * Asks for replies as soon as it is mounted, and again when told to. `swapSpeakers` asks for those to the other speaker, and goes back
 * and forth between the two answers once both are there; null where there is nobody to change places with.
 */
export function useTry(tried: Tried): { state: TryState; again: () => void; swapSpeakers: (() => void) | null } {
  const [state, tell] = useReducer(change, tried, startOf);
  const [other, setOther] = useState<TryState | null>(null);
  const controller = useRef<AbortController | null>(null);
  const asked = useRef<string | undefined>(undefined);
  const { writer } = useSiteSettings();

  const ask = useCallback(
    async (swap: string | undefined) => {
      controller.current?.abort();
      controller.current = new AbortController();
      asked.current = swap;
      const { signal } = controller.current;
      const startedAt = performance.now();
      const show = (changed: Change) => signal.aborted || tell(changed);
      show(startOf(tried));
      try {
        const { answer } = await callWriting(tryReply, {
          body: swap ? { ...tried, swap } : tried,
          listening: { events: assistantEvents, onEvent: (event) => show(changeBy(event)) },
          signal,
          writer,
          onWriting: (writing) => show({ writing }),
        });
        if (signal.aborted) return;
        const { left, engine: _, replies, transcript, swap: granted, ...advice } = answer;
        const messages = messagesOf(transcript);
        keepTried({ messages, ...advice, replies });
        const seconds = (performance.now() - startedAt) / 1000;
        show({ step: null, messages, advice, replies, done: { left, seconds }, swap: granted });
      } catch (error) {
        const isSpent = error instanceof ApiError && error.code === 'quota_exhausted';
        show({ step: null, problem: { message: messageOf(error), isSpent } });
      }
    },
    [tried, writer],
  );

  useEffect(() => {
    void ask(undefined);
    return () => controller.current?.abort();
  }, [ask]);

  const swapSpeakers = () => {
    setOther(state);
    if (!other) return void ask(state.swap);
    tell(other);
    if (other.advice) keepTried({ messages: other.messages, ...other.advice, replies: other.replies });
  };
  return {
    state,
    again: () => void ask(asked.current),
    swapSpeakers: state.done && (state.swap || other) ? swapSpeakers : null,
  };
}

function changeBy({ name, data }: EventOf<typeof assistantEvents>): Change {
  if (name === 'transcript') return { messages: messagesOf(data.transcript) };
  if (name === 'verdict') return { advice: data };
  if (name === 'redaction') return { step: data.label, ahead: data.ahead ?? 0 };
  return name === 'reply' ? { reply: data.reply } : {};
}

const messagesOf = ({ messages }: Transcript): ConversationMessage[] =>
  messages.map(({ from, text }) => ({ from, text }));
