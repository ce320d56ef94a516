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

const bare = { pageWidth: 900, hasColumns: false, hasInputBox: false, hasHeader: false, hasSideBars: false };
const framed = { pageWidth: 900, hasColumns: false, hasInputBox: true, hasHeader: true, hasSideBars: false };

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
    { what: 'of a map and a button', lines: ['< [sticker]', '> Enregistrer'], rest: bare, refusal: 'not_a_chat' },
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

  it('of two buttons beside each other is no chat', () => {
    const messages = ['> Suivre', '< Contacter'].map(seen);
    for (const [index, { message }] of messages.entries())
      message.box = { x: 40 + index * 400, y: 600, width: 360, height: 70 };
    expect(whyNoChat({ messages, ...bare })).toBe('not_a_chat');
    for (const [index, { message }] of messages.entries()) message.box.y = 600 + index * 90;
    expect(whyNoChat({ messages, ...bare })).toBeNull();
  });

  it('of words with low confidence is no chat', () => {
    const messages = ['> Salut toi', '< Coucou toi'].map(seen);
    for (const { message } of messages) message.confidence = 0.1;
    expect(whyNoChat({ messages, ...bare })).toBe('not_a_chat');
  });
});

describe('boxes of one size', () => {
  const lines = [
    '> On se voit samedi au marché',
    '< Oui, vers dix heures alors',
    '> Je prendrai deux cafés',
    '< Et moi les chouquettes',
  ];
  const boxes = (spoken: string[], width: number, more: Partial<Evidence['messages'][number]> = {}) =>
    spoken.map((line) => {
      const { message, side } = seen(line);
      return { message: { ...message, box: { x: 0, y: 0, width, height: 120 } }, side, ...more };
    });
  const ofOne = lines.map((line) => line.replace('<', '>'));

  it('are messages of two lines each where they stand at both sides', () => {
    expect(whyNoChat({ messages: boxes(lines, 600), ...bare })).toBeNull();
  });

  it('are a list where their texts leave room beside them', () => {
    expect(whyNoChat({ messages: boxes(lines, 600, { isRoomy: true }), ...bare })).toBe('not_a_chat');
  });

  it('are cards where they stand beside each other', () => {
    expect(whyNoChat({ messages: boxes(lines, 600), ...bare, hasColumns: true })).toBe('not_a_chat');
  });

  it('are messages of one person where they leave room for the other’s', () => {
    expect(whyNoChat({ messages: boxes(ofOne, 600), ...bare })).toBeNull();
  });

  it('are a list where they all stand at one side and are as wide as the page', () => {
    expect(whyNoChat({ messages: boxes(ofOne, 800), ...bare })).toBe('not_a_chat');
  });

  it('are messages of one person above a box to write in, however wide', () => {
    expect(whyNoChat({ messages: boxes(ofOne, 800), ...framed })).toBeNull();
  });
});

describe('a page of text with two buttons', () => {
  it('is no chat', () => {
    const loose = ['> Camille', '> Karim', '> Hugo', '> Manon', '> Sarah'].map((line) => ({
      ...seen(line),
      isLoose: true,
    }));
    expect(whyNoChat({ messages: [seen('> Menu'), seen('< Écrire'), ...loose], ...bare })).toBe('not_a_chat');
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
    expect(whyNoChat({ messages: withWidths(800, 800, 802), ...bare })).toBe('not_a_chat');
  });

  it('are messages where each is as wide as its text', () => {
    expect(whyNoChat({ messages: withWidths(300, 620, 410), ...bare })).toBeNull();
  });

  it('do not count where they have no bubble', () => {
    const messages = withWidths(300, 620, 410).map((message) => ({ ...message, isLoose: true }));
    expect(whyNoChat({ messages, ...bare })).toBe('not_a_chat');
  });
});

describe('entries that end with date and hour', () => {
  const entry = (firstLine: string, when: string) => {
    const one = seen(`> ${firstLine} ${when}`);
    return { ...one, firstLine };
  };

  it.each([
    ['12 nov., 8:15', '13 nov., 9:15', '14 nov., 10:15'],
    ['hier à 8 h 15', 'hier à 9h02', 'demain, 10:15'],
    ['9:00 – 10:30', '10:00 – 11:30', '14:00 - 15:00'],
  ])('%s are no chat', (...times) => {
    const messages = times.map((when, index) => entry(`Étape ${index + 1} terminée`, when));
    expect(whyNoChat({ messages, ...bare })).toBe('not_a_chat');
  });

  it('are a chat where only one of three does', () => {
    const messages = [entry('On se voit au parc', 'demain 8:15'), seen('> Tu viens ?'), seen('< Oui, à 8:15')];
    expect(whyNoChat({ messages, ...bare })).toBeNull();
  });
});

describe('comments', () => {
  const comment = (name: string, text: string, more: Partial<Evidence['messages'][number]> = {}) => {
    const one = seen(`> ${text}`);
    return { ...one, message: { ...one.message, text: `${name} ${one.message.text}` }, firstLine: name, ...more };
  };

  it.each([
    {
      what: 'whose writers have a name of the network',
      messages: [
        comment('lea_m', 'Trop beau ce passage'),
        comment('karim.b', 'Quelqu’un a la recette ?'),
        comment('jojo75', 'Premier !'),
      ],
    },
    {
      what: 'whose writers stand on a line of their own',
      messages: [
        comment('Camille Roy', 'Trop beau ce passage', { isRoomy: true }),
        comment('Karim B', 'Quelqu’un a la recette ?', { isRoomy: true }),
        comment('Jojo', 'Premier !', { isRoomy: true }),
      ],
    },
    {
      what: 'that may be answered',
      messages: [
        seen('> Trop beau ce passage il y a 2 j Répondre'),
        seen('> Premier ! il y a 2 j Répondre'),
        seen('> Merci pour la vidéo il y a 4 j Répondre'),
      ],
    },
  ])('$what are no chat', ({ messages }) => {
    expect(whyNoChat({ messages, ...bare, hasHeader: true, hasInputBox: true })).toBe('not_a_chat');
  });

  it('are not what two write in lines of their own', () => {
    const messages = [
      comment('Coucou', 'Tu as vu la vidéo ?', { isRoomy: true }),
      comment('Ah oui', 'Trop beau ce passage', { isRoomy: true }),
      seen('< Tu veux y aller ?'),
      seen('> Avec plaisir'),
      seen('< Samedi alors'),
    ];
    for (const [index, { message }] of messages.entries()) message.box.width = 100 + 60 * index;
    expect(whyNoChat({ messages, ...framed })).toBeNull();
  });
});

it('a list below a title of another width is no chat', () => {
  const widths = [500, 800, 800, 800, 800];
  const messages = widths.map((width, index) => {
    const one = seen(`> Question numéro ${index} de la liste`);
    return { ...one, isRoomy: index > 0, message: { ...one.message, box: { x: 0, y: index * 90, width, height: 60 } } };
  });
  expect(whyNoChat({ messages, ...bare })).toBe('not_a_chat');
});
