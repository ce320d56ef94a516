import { describe, expect, it } from 'vitest';
import type { Reading, ReadMessage, TextRange } from '#contract/reading.ts';
import { joinCutTexts } from './cut-text.ts';
import { joinDoubts } from './join-doubts.ts';
import { stitchReadings } from './stitch-readings.ts';

/** «[word]» is doubtful. */
function part(marked: string): { text: string; doubtful: TextRange[] } {
  const doubtful: TextRange[] = [];
  let text = '';
  for (const piece of marked.split(/(\[[^\]]*\])/)) {
    const words = piece.replace(/^\[|\]$/g, '');
    if (words !== piece) doubtful.push({ start: text.length, end: text.length + words.length });
    text += words;
  }
  return { text, doubtful };
}

function marked(text: string, doubtful: TextRange[]): string {
  return doubtful.toReversed().reduce((shown, { start, end }) => {
    return `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`;
  }, text);
}

describe('doubtful words of a bubble that two screenshots show in part', () => {
  it.each([
    ['Veinard, [lci] il a plu', "ici il a plu [jusgu'à] dimanche", "Veinard, [lci] il a plu [jusgu'à] dimanche"],
    ['Veinard, ici il a plu', "[lci] il a plu jusqu'à dimanche", "Veinard, ici il a plu jusqu'à dimanche"],
    ['Veinard, ici il a plu jusqu [vf] [ilrn]', "plu jusqu'à [dlmanche]", "Veinard, ici il a plu jusqu'à [dlmanche]"],
    ['😂 Veinard, [lci] il a plu', 'ici il a plu 😂 [dlmanche]', '😂 Veinard, [lci] il a plu 😂 [dlmanche]'],
  ])('«%s» and «%s» become «%s»', (beginning, end, whole) => {
    const [upper, lower] = [part(beginning), part(end)];
    const joined = joinCutTexts(upper.text, lower.text);
    if (!joined) throw new Error('not joined');
    expect(marked(joined.text, joinDoubts(upper, lower, joined))).toBe(whole);
  });
});

describe('doubtful words of a message that two screenshots show whole', () => {
  it('are those of the version that is kept', () => {
    const box = { x: 0, y: 0, width: 10, height: 10 };
    const read = (text: string, confidence: number): ReadMessage => {
      const { doubtful, ...rest } = part(text);
      return { from: 'match', kind: 'text', ...rest, confidence, box, ...(doubtful.length > 0 && { doubtful }) };
    };
    const pageOf = (...messages: ReadMessage[]): Reading => ({
      app: 'tinder',
      matchName: 'Léa',
      messages,
      warnings: [],
    });
    const [first, last] = [read('Coucou, tu as passé un bon week-end ?', 0.9), read('Tu as vu un bon film ?', 0.9)];
    const stitched = (one: ReadMessage, other: ReadMessage) =>
      stitchReadings([pageOf(first, one), pageOf(other, last)]).messages[1];
    const sure = read("Veinard, ici il a plu jusqu'à dimanche", 0.9);
    const unsure = read("Veinard, ici il a plu [jusgu'à] dimanche", 0.4);
    expect(stitched(sure, unsure)).not.toHaveProperty('doubtful');
    expect(stitched(unsure, { ...unsure, confidence: 0.3 })?.doubtful).toEqual(unsure.doubtful);
  });
});
