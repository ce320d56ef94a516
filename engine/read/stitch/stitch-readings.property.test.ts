import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reading, ReadMessage } from '#contract/reading.ts';
import { foldText } from './fold-text.ts';
import { stitchReadings } from './stitch-readings.ts';

// Conversations are made up, cut into overlapping screenshots, misread and shuffled; `box.y` tells which message it was.

const short = ['Oui', 'Non', 'mdr', 'ok', 'Haha', '😂', 'Ah bon ?', 'Carrément', 'Et toi ?', 'Trop bien', 'Ça va ?'];
const vocabulary =
  `alors jamais soleil guitare vendredi marché plage bureau chaton raclette voyage dehors demain avec pour
  une la tu je nous vous franchement quand même ce soir apéro ciné boulot métro dormir mange cuisine Lyon Nantes sœur frère
  vacances ski montagne mer rando vélo course hâte vraiment peut-être dispo samedi midi brunch expo musée concert billet
  livre roman série épisode drôle bizarre génial nul fatigué motivé parler écrire rire chanter danser voir venir partir`.split(
    /\s+/,
  );
const phrase = fc
  .tuple(
    fc.array(fc.constantFrom(...vocabulary), { minLength: 3, maxLength: 14 }),
    fc.constantFrom('', ' ?', ' !', '…', ' 😅', ' haha'),
  )
  .map(([words, end]) => `${words.join(' ')}${end}`);
const text = fc.oneof({ arbitrary: phrase, weight: 8 }, { arbitrary: fc.constantFrom(...short), weight: 3 });

/** People repeat «oui» and «mdr», not whole phrases. */
function withoutRepeatedPhrases<T extends { text: string }>(candidates: T[]): T[] {
  const said = new Set<string>();
  return candidates.filter((candidate) => {
    const folded = foldText(candidate.text);
    const isNew = folded.length < 10 || !said.has(folded);
    said.add(folded);
    return isNew;
  });
}

const conversation = fc
  .array(fc.record({ text, from: fc.constantFrom('moi' as const, 'match' as const), isPhoto: fc.nat(19) }), {
    minLength: 6,
    maxLength: 60,
  })
  .map((candidates) =>
    withoutRepeatedPhrases(candidates).map(({ text: words, from, isPhoto }, index): ReadMessage => {
      const box = { x: 0, y: index, width: 10, height: 1 };
      if (isPhoto === 0) return { from, kind: 'photo', text: '', confidence: 0.9, box };
      const kind = /\p{L}/u.test(words) ? 'text' : 'emoji';
      return { from, kind, text: words, confidence: 0.9, box };
    }),
  );

/** A phrase that cannot be taken for another. */
function isTelling(message: ReadMessage): boolean {
  return foldText(message.text).length >= 12;
}

/** Screenshots from the first message to the last, each sharing at least one telling message with the one before. */
function cutIntoWindows(all: ReadMessage[], sizes: number[], overlaps: number[]): ReadMessage[][] {
  const windows: ReadMessage[][] = [];
  let start = 0;
  for (let turn = 0; turn < 8; turn++) {
    const stop = turn === 7 ? all.length : Math.min(all.length, start + (sizes[turn] ?? 4));
    windows.push(all.slice(start, stop));
    if (stop === all.length) break;
    let next = stop - (overlaps[turn] ?? 1);
    while (next > start && !all.slice(next, stop).some(isTelling)) next--;
    if (next <= start) {
      windows[windows.length - 1] = all.slice(start);
      break;
    }
    start = next;
  }
  return windows;
}

const letters = 'abcdefghijklmnopqrstuvwxyzéèàç .,';

/** Mulberry32: noise that repeats with its seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function misread(message: ReadMessage, rate: number, random: () => number): ReadMessage {
  const from = rate > 0 && random() < 0.01 ? (message.from === 'moi' ? 'match' : 'moi') : message.from;
  if (message.kind !== 'text') return { ...message, from };
  const letter = () => letters[Math.floor(random() * letters.length)] ?? '';
  const noisy = Array.from(message.text, (character) => {
    if (random() >= rate) return character;
    const edit = random();
    if (edit < 0.4) return letter();
    return edit < 0.7 ? '' : character + letter();
  });
  return { ...message, from, text: noisy.join('') };
}

function shuffled<T>(items: T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

/** The first and the last bubble show only a share of their text, where another screenshot shows the rest. */
function cutEdges(messages: ReadMessage[], shown: number, index: number, count: number): ReadMessage[] {
  return messages.map((message, position) => {
    if (foldText(message.text).length < 20) return message;
    const length = Math.ceil(message.text.length * shown);
    if (position === 0 && index > 0) return { ...message, text: message.text.slice(-length), cut: 'top' };
    const isLast = position === messages.length - 1 && index < count - 1;
    return isLast ? { ...message, text: message.text.slice(0, length), cut: 'bottom' } : message;
  });
}

const cuts = fc.record({
  all: conversation,
  sizes: fc.array(fc.integer({ min: 3, max: 14 }), { minLength: 8, maxLength: 8 }),
  overlaps: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 8, maxLength: 8 }),
  seed: fc.integer(),
});

function toReading(messages: ReadMessage[]): Reading {
  return { app: 'tinder', matchName: 'Léa', messages, warnings: [] };
}

function stitchedIndices(windows: ReadMessage[][]): number[] {
  return stitchReadings(windows.map(toReading)).messages.map(({ box }) => box.y);
}

const samples = 500;

describe('stitching made-up conversations', () => {
  it('is exact without noise, in any order', () => {
    fc.assert(
      fc.property(cuts, ({ all, sizes, overlaps, seed }) => {
        const windows = shuffled(cutIntoWindows(all, sizes, overlaps), seeded(seed));
        const stitched = stitchReadings(windows.map(toReading));
        expect(stitched.messages.map(({ page: _, ...message }) => message)).toEqual(all);
        expect(stitched.warnings).toEqual([]);
      }),
      { numRuns: samples },
    );
  });

  it('keeps the given order where screenshots do not overlap', () => {
    fc.assert(
      fc.property(cuts, ({ all, sizes }) => {
        const windows: ReadMessage[][] = [];
        let start = 0;
        for (const size of sizes) {
          windows.push(all.slice(start, start + size));
          start += size;
        }
        const shown = windows.filter((messages) => messages.length > 0);
        const stitched = stitchReadings(shown.map(toReading));
        expect(stitched.messages).toEqual(
          shown.flatMap((messages, page) => messages.map((each) => ({ ...each, page }))),
        );
        expect(stitched.warnings.map(({ code }) => code)).toEqual(shown.length > 1 ? ['missing_part'] : []);
      }),
      { numRuns: samples },
    );
  });

  it('makes bubbles whole that the edges of screenshots cut', () => {
    fc.assert(
      fc.property(cuts, fc.double({ min: 0.75, max: 1, noNaN: true }), ({ all, sizes, overlaps, seed }, shown) => {
        const windows = cutIntoWindows(all, sizes, overlaps);
        const edged = windows.map((messages, index) => cutEdges(messages, shown, index, windows.length));
        const stitched = stitchReadings(shuffled(edged, seeded(seed)).map(toReading));
        expect(stitched.messages.map(({ text: words, cut }) => ({ words, cut }))).toEqual(
          all.map(({ text: words }) => ({ words, cut: undefined })),
        );
      }),
      { numRuns: samples },
    );
  });

  it('finds every message once and in its place in 99 % of misread conversations', () => {
    const drawn = fc.sample(fc.tuple(cuts, fc.double({ min: 0, max: 0.05, noNaN: true })), {
      numRuns: samples,
      seed: 7,
    });
    const failures = drawn.filter(([{ all, sizes, overlaps, seed }, rate]) => {
      const random = seeded(seed);
      const windows = cutIntoWindows(all, sizes, overlaps).map((messages) =>
        messages.map((message) => misread(message, rate, random)),
      );
      const expected = all.map(({ box }) => box.y);
      return stitchedIndices(shuffled(windows, random)).join() !== expected.join();
    });
    expect(failures.length / samples).toBeLessThanOrEqual(0.01);
  });
});
