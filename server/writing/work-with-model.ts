import type { Fallback } from '../adapters/assistant/port.ts';
import { type Calls, ModelFailure, type ModelMessage } from '../adapters/models/port.ts';
import { answerObjects } from './answer-objects.ts';
import { refusesTask } from './checks/refuses-task.ts';
import { cutThoughts } from './cut-thoughts.ts';
import { type Rejected, repairRequest } from './prompts/repair-prompt.ts';

// Asks the model, takes the objects of its answer that pass the checks, and asks once more for those that do not. The caller fills
// in what is still missing then.

export interface Work {
  messages: ModelMessage[];
  schema: { name: string; json: Record<string, unknown> };
  /** Takes an object of the answer, or says what is wrong with it; null for an object that was not asked for. */
  take(object: unknown): Rejected | 'taken' | null;
  /** What is still missing, in French for the model; null when nothing is. */
  missing(): string | null;
  streams: boolean;
}

/** `fallback` says why something is missing; null when nothing is. Throws only the reason of the caller's own signal. */
export async function workWithModel(
  work: Work,
  calls: Calls,
): Promise<{ fallback: Fallback | null; rejected: Rejected[] }> {
  const everRejected: Rejected[] = [];
  try {
    const first = await round(work, calls, work.messages);
    everRejected.push(...first.rejected);
    const wanted = work.missing();
    if (wanted === null) return { fallback: null, rejected: everRejected };
    if (first.isRefusal) return { fallback: 'refused', rejected: everRejected };
    const repair: ModelMessage[] = [
      ...work.messages,
      { role: 'assistant', content: first.text },
      { role: 'user', content: repairRequest(first.rejected, wanted) },
    ];
    const second = await round(work, calls, repair);
    everRejected.push(...second.rejected);
    if (work.missing() === null) return { fallback: null, rejected: everRejected };
    const hasObjects = first.objectCount + second.objectCount > 0;
    return { fallback: second.isRefusal ? 'refused' : hasObjects ? 'unfit' : 'unreadable', rejected: everRejected };
  } catch (error) {
    if (error instanceof ModelFailure) return { fallback: error.code, rejected: everRejected };
    throw error;
  }
}

/** Of an answer. A good one has eleven at most: a reading and ten openers. Checking one takes some milliseconds of the only thread. */
const maxObjects = 24;
/** Of an answer, which is spoilt by then. */
const maxRejected = 12;

async function round({ schema, take, streams }: Work, calls: Calls, messages: ModelMessage[]) {
  const objects = answerObjects();
  const spoken = cutThoughts();
  const rejected: Rejected[] = [];
  let objectCount = 0;
  let looked = 0;
  const read = (piece: string) => {
    if (looked >= maxObjects || rejected.length >= maxRejected) return;
    for (const object of objects.feed(spoken(piece))) {
      looked += 1;
      if (looked > maxObjects || rejected.length >= maxRejected) return;
      const outcome = take(object);
      if (outcome !== null) objectCount += 1;
      if (outcome !== null && outcome !== 'taken') rejected.push(outcome);
    }
  };
  const answer = await calls.ask({ messages, schema, onText: streams ? read : undefined });
  if (!streams) read(answer.text);
  const text = cutThoughts()(answer.text);
  const isRefusal = answer.isRefusal || (objectCount === 0 && refusesTask(text));
  return { text, rejected, objectCount, isRefusal };
}
