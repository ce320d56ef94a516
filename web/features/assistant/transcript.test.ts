import { describe, expect, it } from 'vitest';
import type { TranscriptMessage as HeardMessage } from '#contract/assistant.ts';
import { conversationOf, corrected, transcriptOf } from './transcript.ts';

const said = (from: HeardMessage['from'], text: string, rest: Partial<HeardMessage> = {}): HeardMessage => ({
  from,
  kind: 'text',
  text,
  confidence: 0.95,
  ...rest,
});
const read = transcriptOf([
  said('match', 'Tu fais quoi ce soir ?'),
  said('moi', 'Rlen de spécial', { confidence: 0.3, doubtful: [{ start: 0, end: 4 }] }),
  said('match', '', { kind: 'photo', confidence: 0.2 }),
]);

it('gets what was written since at its end, with a number of its own', () => {
  const [first] = corrected([], { type: 'add', from: 'moi', text: 'Salut' });
  const both = corrected(first ? [first] : [], { type: 'add', from: 'match', text: 'Hello' });
  expect(both.map(({ id, from, text }) => [id, from, text])).toEqual([
    [0, 'moi', 'Salut'],
    [1, 'match', 'Hello'],
  ]);
});

it('gets what was not read at its place, in the order in which it is added, whatever was deleted there', () => {
  const add = (text: string, after: number) => ({ type: 'add', from: 'moi', text, after }) as const;
  const shorter = corrected(read, { type: 'delete', id: 0 });
  const both = corrected(corrected(shorter, add('un', 0)), add('deux', 0));
  expect(both.map(({ text }) => text)).toEqual(['un', 'deux', 'Rlen de spécial', '']);
  expect(
    corrected(both, add('en haut', -1))
      .map(({ text }) => text)
      .slice(0, 3),
  ).toEqual(['un', 'deux', 'en haut']);
  expect(corrected(read, add('en bas', 2)).at(-1)?.text).toBe('en bas');
});

describe('a transcript', () => {
  it('marks doubtful words, but never a picture', () => {
    expect(read.map(({ isDoubtful }) => isDoubtful)).toEqual([false, true, false]);
    expect(read.map(({ doubtful }) => doubtful)).toEqual([[], [{ start: 0, end: 4 }], []]);
  });

  it('swaps the sender of a message and back', () => {
    const swapped = corrected(read, { type: 'swap', id: 0 });
    expect(swapped.map(({ from }) => from)).toEqual(['moi', 'moi', 'match']);
    expect(corrected(swapped, { type: 'swap', id: 0 })).toEqual(read);
  });

  it('takes the text of the user, without any doubt', () => {
    const [, mended] = corrected(read, { type: 'edit', id: 1, text: 'Rien de spécial' });
    expect(mended).toMatchObject({ text: 'Rien de spécial', isDoubtful: false, doubtful: [], from: 'moi' });
  });

  it('drops the doubt of a confirmed message, and nothing else', () => {
    const [, confirmed] = corrected(read, { type: 'confirm', id: 1 });
    expect(confirmed).toEqual({ ...read[1], isDoubtful: false, doubtful: [] });
  });

  it('swaps the senders of all messages and back', () => {
    const swapped = corrected(read, { type: 'swapAll' });
    expect(swapped.map(({ from }) => from)).toEqual(['moi', 'match', 'moi']);
    expect(corrected(swapped, { type: 'swapAll' })).toEqual(read);
  });

  it('keeps the doubt of a message whose sender is swapped', () => {
    const [, swapped] = corrected(read, { type: 'swap', id: 1 });
    expect(swapped).toMatchObject({ from: 'match', doubtful: [{ start: 0, end: 4 }] });
  });

  it('deletes a message, and keeps the ids of the others', () => {
    const shorter = corrected(read, { type: 'delete', id: 0 });
    expect(shorter.map(({ id }) => id)).toEqual([1, 2]);
    expect(conversationOf(shorter)).toEqual([
      { from: 'moi', text: 'Rlen de spécial' },
      { from: 'match', text: '📷' },
    ]);
  });
});
