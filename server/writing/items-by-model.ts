import type { Engine } from '../adapters/assistant/engine-threads/engine.ts';
import type { Fallback } from '../adapters/assistant/port.ts';
import type { ModelMessage, ModelServer } from '../adapters/models/port.ts';
import type { Rejected } from './prompts/repair-prompt.ts';
import { type Work, workWithModel } from './work-with-model.ts';
import type { WritingEntry } from './writing-log.ts';

// A list of items that the model writes one by one, each checked on its own, with the embedded engine's items in the place of those
// that are missing: bios, openers, date plans, follow-ups, advice.

export interface ItemWork<Item> {
  task: WritingEntry['task'];
  messages: ModelMessage[];
  schema: Work['schema'];
  /** How many items are wanted of the model. */
  count: number;
  /** An item of the answer, or what is wrong with it; null for an object that was not asked for. */
  read(object: unknown, taken: readonly Item[]): { item: Item } | Rejected | null;
  /** One more text of the same answer, which is none of the items. */
  aside?: Pick<Work, 'take' | 'missing'>;
  /** Whether the answer says that nothing is to be written: then nothing more is asked, taken or filled in. */
  isOver?: () => boolean;
  /** Asks for the missing items, in French. */
  ask(missing: number): string;
  /** The embedded engine's items for those that are missing beside `taken`. */
  fill(taken: readonly Item[]): Item[];
}

export interface ModelMeans {
  server: ModelServer;
  engine: Engine;
  log: (entry: WritingEntry) => void;
  signal?: AbortSignal | undefined;
  onAsked?: (() => void) | undefined;
  isPaying?: boolean | undefined;
}

export interface WrittenItems<Item> {
  /** The model's items, then the engine's. */
  items: Item[];
  byModel: number;
  fallback: Fallback | null;
}

/** Throws only the signal's reason when it is aborted. What was written before the deadline is kept. */
export async function itemsByModel<Item>(
  { task, messages, schema, count, read, aside, isOver = () => false, ask, fill }: ItemWork<Item>,
  { server, log, signal, onAsked, isPaying }: Omit<ModelMeans, 'engine'>,
): Promise<WrittenItems<Item>> {
  signal?.throwIfAborted();
  const startedAt = performance.now();
  const taken: Item[] = [];
  let firstMs: number | null = null;
  const calls = server.open({ signal, onAsked, isPaying });
  const { fallback, rejected } = await workWithModel(
    {
      messages,
      schema,
      take: (object) => {
        const other = aside?.take(object) ?? null;
        if (other !== null) return other;
        const outcome = taken.length < count ? read(object, taken) : null;
        if (outcome === null || !('item' in outcome)) return outcome;
        taken.push(outcome.item);
        firstMs ??= Math.round(performance.now() - startedAt);
        return 'taken';
      },
      missing() {
        const left = taken.length === count || isOver() ? null : ask(count - taken.length);
        return [left, aside?.missing()].filter(Boolean).join(' et ') || null;
      },
      streams: true,
    },
    calls,
  );
  signal?.throwIfAborted();
  const fillers = taken.length < count && !isOver() ? fill(taken) : [];
  log({
    task,
    calls: calls.count,
    durationMs: Math.round(performance.now() - startedAt),
    firstMs,
    byModel: taken.length,
    byEngine: fillers.length,
    fallback,
    faults: rejected.flatMap(({ faults }) => faults),
  });
  return { items: [...taken, ...fillers], byModel: taken.length, fallback };
}
