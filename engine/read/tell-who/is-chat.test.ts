import { describe, expect, it } from 'vitest';
import type { ReadMessage } from '#contract/reading.ts';
import { type Evidence, whyNoChat } from './is-chat.ts';

/** «> text» is the match's, «< text» the user's; «[photo]» and the like have no text; «~» means an uncertain side. */
function seen(line: string): Evidence['messages'][number] {
  const kind = (/\[(photo|sticker|voice)\]/.exec(line)?.[1] ?? 'text') as ReadMessage['kind'];
  const from = line.startsWith('<') ? 'moi' : 'match';
  const text = kind === 'text' ? line.slice(2).replace('~', '') : '';
  const box = { x: 0, y: 0, width: 9, height: 9 };
  return {
    message: { from, kind, text, confidence: 0.9, box },
    side: { from, certainty: line.includes('~') ? 0.55 : 0.95 },
  };
}

const bare = { hasInputBox: false, hasHeader: false, hasSideBars: false };
const framed = { hasInputBox: true, hasHeader: true, hasSideBars: false };

describe('a screen', () => {
  it.each([
    { what: 'of messages by two', lines: ['> Salut', '< Coucou'], rest: bare, refusal: null },
    { what: 'of one message that is a sentence', lines: ['> Salut, tu vas bien ?'], rest: bare, refusal: null },
    { what: 'of one word in a chat’s frame', lines: ['> Salut'], rest: framed, refusal: null },
    { what: 'of photos in a chat’s frame', lines: ['> [photo]', '< [photo]'], rest: framed, refusal: null },
    { what: 'of a message beside a side bar', lines: ['> Salut'], rest: { ...bare, hasSideBars: true }, refusal: null },
    { what: 'of voice notes', lines: ['> [voice]', '< [voice]'], rest: bare, refusal: null },
    { what: 'of nothing in a chat’s frame', lines: [], rest: framed, refusal: 'empty_chat' },
    { what: 'of nothing', lines: [], rest: bare, refusal: 'not_a_chat' },
    { what: 'of nothing below a header', lines: [], rest: { ...bare, hasHeader: true }, refusal: 'not_a_chat' },
    { what: 'of one word', lines: ['> Wifi'], rest: bare, refusal: 'not_a_chat' },
    { what: 'of a photo and an answer to it', lines: ['< [photo]', '> Oui cv et toi'], rest: bare, refusal: null },
    { what: 'of a photo and a word', lines: ['< [photo]', '> Menu'], rest: bare, refusal: 'not_a_chat' },
    { what: 'of a photo with its caption', lines: ['> [photo]', '> Vue du port'], rest: bare, refusal: 'not_a_chat' },
    { what: 'of pictures', lines: ['> [photo]', '< [photo]'], rest: bare, refusal: 'not_a_chat' },
    {
      what: 'of boxes in the middle',
      lines: ['> ~Réglages', '> ~Compte et sécurité'],
      rest: bare,
      refusal: 'not_a_chat',
    },
    { what: 'of keys', lines: ['> a', '< z', '> e', '< r', '> t'], rest: framed, refusal: 'not_a_chat' },
    {
      what: 'of two words among keys',
      lines: ['> Salut', '< Coucou', '> a', '< z', '> e', '< r'],
      rest: bare,
      refusal: 'not_a_chat',
    },
  ])('$what: $refusal', ({ lines, rest, refusal }) => {
    expect(whyNoChat({ messages: lines.map(seen), ...rest })).toBe(refusal);
  });

  it('of words with low confidence is no chat', () => {
    const messages = ['> Salut toi', '< Coucou toi'].map(seen);
    for (const { message } of messages) message.confidence = 0.1;
    expect(whyNoChat({ messages, ...bare })).toBe('not_a_chat');
  });
});

describe('sentences in boxes below each other', () => {
  const lines = ['> Salut toi', '> Tu fais quoi ce soir ?', '> Allez, réponds'];
  const withWidths = (...widths: number[]) =>
    lines.map((line, index) => {
      const { message, side } = seen(line);
      return { message: { ...message, box: { ...message.box, width: widths[index] ?? 0 } }, side };
    });

  it('are a list of cards where all are of one width', () => {
    expect(whyNoChat({ messages: withWidths(700, 700, 702), ...bare })).toBe('not_a_chat');
  });

  it('are messages where each is as wide as its text', () => {
    expect(whyNoChat({ messages: withWidths(300, 620, 410), ...bare })).toBeNull();
  });

  it('do not count where they have no bubble', () => {
    const messages = withWidths(300, 620, 410).map((message) => ({ ...message, isLoose: true }));
    expect(whyNoChat({ messages, ...bare })).toBe('not_a_chat');
  });
});
