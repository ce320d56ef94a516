import { type Ask, browserModelEvents, browserModelHeader, type WrittenTexts } from '#contract/browser-model.ts';
import { forgetFailures, hasGivenUp, noteFailure } from './failures.ts';
import { readModelState } from './model-state.ts';
import { type AnswerEnd, writeAnswer } from './write-answer.ts';
import type { DeviceWriting, OnDevice } from './writing.ts';

// The browser's model, on offer for one call: answers what the server asks of it, and notes what became of its words.

export interface Offer {
  headers: Record<string, string>;
  events: typeof browserModelEvents;
  /** Takes the events that are for the model; false for the call's own. */
  hear(event: { name: PropertyKey; data: unknown }): boolean;
  /** Whether the texts are the model's. */
  onDevice(): OnDevice;
  /** To be called when the call is over. */
  close(outcome: 'answered' | 'failed'): void;
}

interface OfferedCall {
  signal: AbortSignal;
  onWriting: (writing: DeviceWriting | null) => void;
}

/** Null where the model is not there, or was of no use twice in a row. */
export async function offerModel({ signal, onWriting }: OfferedCall): Promise<Offer | null> {
  if (hasGivenUp() || (await readModelState()) !== 'available') return null;
  const run = crypto.randomUUID();
  const stopping = new AbortController();
  const closing = new AbortController();
  const over = AbortSignal.any([signal, closing.signal]);
  const written: WrittenTexts = { byModel: 0, byEngine: 0 };
  const ends: AnswerEnd[] = [];

  const answer = async (ask: Ask) => {
    const stop = () => {
      stopping.abort();
      onWriting(null);
    };
    if (!stopping.signal.aborted) onWriting({ stop });
    ends.push(await writeAnswer(ask, { run, stop: stopping.signal, over }));
    if (!over.aborted) onWriting(null);
  };
  const isOfNoUse = () => ends.includes('failed') || (written.byModel === 0 && written.byEngine > 0);

  return {
    headers: { [browserModelHeader]: run },
    events: browserModelEvents,
    hear({ name, data }) {
      if (name === 'ask') void answer(data as Ask);
      else if (name === 'written') {
        written.byModel += (data as WrittenTexts).byModel;
        written.byEngine += (data as WrittenTexts).byEngine;
      } else return false;
      return true;
    },
    onDevice() {
      if (written.byModel === 0) return null;
      return written.byEngine === 0 ? 'all' : 'part';
    },
    close(outcome) {
      closing.abort();
      onWriting(null);
      if (outcome === 'failed' || stopping.signal.aborted) return;
      if (written.byModel > 0) forgetFailures();
      else if (isOfNoUse()) noteFailure();
    },
  };
}
