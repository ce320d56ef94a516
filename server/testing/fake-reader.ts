import type { Reading } from '#contract/reading.ts';
import type { Reader, ReadingTurn, ReadOutcome } from '../adapters/assistant/port.ts';
import { refusal } from '../refusals.ts';
import { idleStats } from './idle-stats.ts';

type Behaviour = ReadOutcome | 'full' | 'never';

/** A reader that answers what the test sets in `next`, and counts the files it got and the calls that were aborted. */
export interface FakeReader extends Reader {
  next: Behaviour;
  /** How long each call is said to have kept a thread. */
  spentMs: number;
  given: number[];
  /** Who sent each call, as the reader is told. */
  senders: ReadingTurn['sender'][];
  calledOff: number;
}

const box = { x: 0, y: 0, width: 1, height: 1 };
const says = (from: 'moi' | 'match', text: string) =>
  ({ from, kind: text ? 'text' : 'photo', text, confidence: 0.98, box }) as const;

export const shortReading: Reading = {
  app: 'tinder',
  matchName: 'Léa',
  messages: [says('moi', 'Tu as fait quoi ce week-end ?'), says('match', 'Une rando dans le Vercors, et toi ?')],
  warnings: [],
};

export function fakeReader(): FakeReader {
  const reader: FakeReader = {
    next: { reading: shortReading },
    spentMs: 0,
    given: [],
    senders: [],
    calledOff: 0,
    read: (file, options) => reader.readConversation([file], options),
    async readConversation(files, { signal, onBubbles, onSpent, sender } = {}) {
      reader.senders.push(sender);
      reader.given.push(files.length);
      onSpent?.(reader.spentMs);
      const { next } = reader;
      if (next === 'full') throw refusal.readerFull();
      if (next !== 'never') {
        if ('reading' in next) onBubbles?.(0, []);
        return next;
      }
      return await new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => {
          reader.calledOff++;
          reject(signal.reason);
        });
      });
    },
    async readText(files, options) {
      const outcome = await reader.readConversation(files, options);
      if (!('reading' in outcome)) return { refusal: outcome.refusal };
      const texts = outcome.reading.messages.map(({ text }) => text);
      return { text: files.flatMap(() => texts).join('\n') };
    },
    warm() {},
    stats: () => idleStats,
    async close() {},
  };
  return reader;
}
