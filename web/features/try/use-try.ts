import { useCallback, useEffect, useReducer, useRef } from 'react';
import { assistantEvents, assistantSteps } from '#contract/assistant.ts';
import { tryReply } from '#contract/try.ts';
import { type SampleName, samples } from '#contract/try-samples.ts';
import type { Judgement, Reply } from '#contract/writing.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { useSiteSettings } from '../../site.tsx';
import { callWriting } from '../browser-model/call-writing.ts';
import type { DeviceWriting } from '../browser-model/writing.ts';
import { keepTried } from './tried.ts';

/** What the visitor tries: a pasted conversation, or a sample chat. */
export type Tried = { conversation: string } | { sample: SampleName };

export interface TryState {
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
}

const start: TryState = {
  step: assistantSteps.analyse,
  ahead: 0,
  writing: null,
  advice: null,
  replies: [],
  done: null,
  problem: null,
};

type Change = Partial<TryState> | { reply: Reply };

function change(state: TryState, changed: Change): TryState {
  return 'reply' in changed ? { ...state, replies: [...state.replies, changed.reply] } : { ...state, ...changed };
}

/** Asks for replies as soon as it is mounted, and again when told to. */
export function useTry(tried: Tried): { state: TryState; again: () => void } {
  const [state, tell] = useReducer(change, start);
  const controller = useRef<AbortController | null>(null);
  const { writer } = useSiteSettings();

  const ask = useCallback(async () => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    const startedAt = performance.now();
    tell(start);
    try {
      const { answer } = await callWriting(tryReply, {
        body: tried,
        listening: {
          events: assistantEvents,
          onEvent: ({ name, data }) => {
            if (signal.aborted) return;
            if (name === 'verdict') tell({ advice: data });
            else if (name === 'redaction') tell({ step: data.label, ahead: data.ahead ?? 0 });
            else if (name === 'reply') tell({ reply: data.reply });
          },
        },
        signal,
        writer,
        onWriting: (writing) => signal.aborted || tell({ writing }),
      });
      const { left, engine: _, replies, ...advice } = answer;
      if (signal.aborted) return;
      keepTried({ text: textOf(tried), ...advice, replies });
      const seconds = (performance.now() - startedAt) / 1000;
      tell({ step: null, advice, replies, done: { left, seconds } });
    } catch (error) {
      if (signal.aborted) return;
      const isSpent = error instanceof ApiError && error.code === 'quota_exhausted';
      tell({ step: null, problem: { message: messageOf(error), isSpent } });
    }
  }, [tried, writer]);

  useEffect(() => {
    void ask();
    return () => controller.current?.abort();
  }, [ask]);

  return { state, again: ask };
}

/** What the replies answer to: the pasted text, or the last message of the sample chat. */
export function textOf(tried: Tried): string {
  return 'conversation' in tried ? tried.conversation : (samples[tried.sample].messages.at(-1)?.text ?? '');
}
