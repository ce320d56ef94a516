import { describe, expect, it } from 'vitest';
import { rectangle, wordAt } from '../testing/build.ts';
import { composeText } from './compose-text.ts';

const xHeight = 20;

/** Lines 60 px apart, words of ten pixels a letter with ten between two. */
function lines(...texts: string[]) {
  return texts.map((text, row) => {
    let x = 0;
    const words = text.split(' ').map((word) => {
      const start = x;
      x += word.length * 10 + 10;
      return wordAt(word, { x0: start, x1: x - 10, y0: row * 60, y1: row * 60 + 30 });
    });
    return { words, box: rectangle(0, row * 60, x, row * 60 + 30) };
  });
}

const emojiAt = (emoji: string, x0: number, y0 = 0) => ({ emoji, box: rectangle(x0, y0, x0 + 30, y0 + 30) });

describe('words', () => {
  it.each([
    { texts: ['Salut ça va ?'], expected: 'Salut ça va ?' },
    { texts: ['On se voit', 'demain soir'], expected: 'On se voit demain soir' },
    { texts: ['un après-', 'midi au soleil'], expected: 'un après-midi au soleil' },
    { texts: ['oui -', 'enfin'], expected: 'oui - enfin' },
    { texts: ['https://exemple.fr/un/tres', 'long/chemin'], expected: 'https://exemple.fr/un/treslong/chemin' },
    { texts: ['www.exemple', '.fr'], expected: 'www.exemple.fr' },
    { texts: ['exemple.fr/a', 'b'], expected: 'exemple.fr/ab' },
    { texts: ['J’arrive', 'bientôt…'], expected: "J'arrive bientôt..." },
  ])('in $texts are «$expected»', ({ texts, expected }) => {
    expect(composeText(lines(...texts), [], xHeight).text).toBe(expected);
  });

  it('are in reading order, whatever order they were found in', () => {
    const [line] = lines('un deux trois');
    const shuffled = { ...line, words: line?.words.toReversed() ?? [], box: rectangle(0, 0, 200, 30) };
    expect(composeText([shuffled], [], xHeight).text).toBe('un deux trois');
  });
});

describe('an emoji', () => {
  it.each([
    { where: 'after a word with a space', emoji: [emojiAt('😂', 40)], expected: 'oui 😂' },
    { where: 'glued to a word', emoji: [emojiAt('😂', 33)], expected: 'oui😂' },
    { where: 'glued to another', emoji: [emojiAt('😂', 40), emojiAt('😍', 73)], expected: 'oui 😂😍' },
    { where: 'before the word', emoji: [emojiAt('😂', -40)], expected: '😂 oui' },
    { where: 'on a line of its own above', emoji: [emojiAt('😂', 0, -60)], expected: '😂 oui' },
    { where: 'on a line of its own below', emoji: [emojiAt('😂', 0, 60)], expected: 'oui 😂' },
  ])('$where', ({ emoji, expected }) => {
    expect(composeText(lines('oui'), emoji, xHeight).text).toBe(expected);
  });

  it('keeps its place between two words', () => {
    const [line] = lines('oui aaa non');
    const words = line?.words.filter(({ text }) => text !== 'aaa') ?? [];
    expect(composeText([{ words, box: rectangle(0, 0, 200, 30) }], [emojiAt('🔥', 40)], xHeight).text).toBe(
      'oui 🔥 non',
    );
  });

  it('keeps its place between two lines', () => {
    const [first, , last] = lines('un', 'deux', 'trois');
    expect(
      composeText(
        [first, last].filter((line) => line !== undefined),
        [emojiAt('🔥', 0, 60)],
        xHeight,
      ).text,
    ).toBe('un 🔥 trois');
  });

  it('may be the whole text', () => {
    expect(composeText([], [emojiAt('🔥', 0), emojiAt('😂', 32)], xHeight).text).toBe('🔥😂');
  });
});

describe('words that may be wrong', () => {
  /** «~mot» was read with low confidence. */
  function read(...texts: string[]) {
    return lines(...texts).map((line) => ({
      ...line,
      words: line.words.map((word) =>
        word.text.startsWith('~') ? { ...word, text: word.text.slice(1), confidence: 0.4 } : word,
      ),
    }));
  }

  it.each([
    { what: 'none', texts: ['Salut ça va'], marked: [] },
    { what: 'first and last', texts: ['~Salut ça ~va'], marked: ['Salut', 'va'] },
    { what: 'on the next line', texts: ['On se voit', '~demaln soir'], marked: ['demaln'] },
    { what: 'after a word broken at its hyphen', texts: ['un après-', '~mldi au soleil'], marked: ['mldi'] },
    { what: 'after dots that were written out', texts: ['bon…', 'on ~volt'], marked: ['volt'] },
    { what: 'mended itself', texts: ['~J’arrive… vite'], marked: ["J'arrive..."] },
    { what: 'after a lone quotation mark', texts: ['en Vélib", ~promls'], marked: ['promls'] },
  ])('are marked at their place in the text: $what', ({ texts, marked }) => {
    const { text, doubtful } = composeText(read(...texts), [], xHeight);
    expect(doubtful.map(({ start, end }) => text.slice(start, end))).toEqual(marked);
  });

  it('are marked at their place between emoji, which are never marked', () => {
    const { text, doubtful } = composeText(read('aaaa ~oul ~nom'), [emojiAt('👩‍🚀', -40), emojiAt('😂', 92)], xHeight);
    expect(text).toBe('👩‍🚀 aaaa oul😂nom');
    expect(doubtful.map(({ start, end }) => text.slice(start, end))).toEqual(['oul', 'nom']);
  });
});
