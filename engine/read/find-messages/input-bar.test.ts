import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { candidateAt, inkOf, offBy, rectangle } from '../testing/build.ts';
import { grey, greyPaper, paintBox, paintPage, paintRounded, write } from '../testing/paint.ts';
import { inputBarOf, inputBoxBelow, isPlaceholder, isWhereInputIs } from './input-bar.ts';

describe('words in the input box', () => {
  it.each([
    'Aa',
    'Message',
    'iMessage',
    'Message texte',
    'Message RCS',
    'SMS',
    'Message...',
    'Votre message...',
    'Ton message',
    'Nouveau message',
    'Écris un message',
    'Écris un message...',
    'Écrire un message…',
    'Écrivez votre message',
    'Envoyer un message',
    'Envoyer un message...',
    'Tape un message',
    'Saisissez un message',
    'Répondre',
    '+ Message',
    '@ Message texte &',
    'Envoie un message',
    'Écris un message ENVOYER',
  ])('«%s» are the hint of an empty box', (text) => {
    expect(isPlaceholder(text)).toBe(true);
  });

  it.each([
    'Oui',
    'Message reçu hier soir',
    'Message bien reçu',
    'Dis-moi quand tu peux',
    'Réponds-moi vite',
    'Écris-moi demain',
    'Tape fort',
    'Aah trop bien',
    'Salut, tu vas bien ?',
    'Ton chien est trop beau',
    'Un café demain ?',
    "J'ai reçu ton message hier soir",
    'Envoie-moi ton adresse quand tu arrives devant',
    '',
  ])('«%s» are a message that the user is writing', (text) => {
    expect(isPlaceholder(text)).toBe(false);
  });
});

function page(): Raster {
  const image = paintPage(390, 844, grey(255));
  paintRounded(image, rectangle(12, 200, 250, 240), 16, grey(230));
  write(image, 'hnnn nnn', 30, 228, 16, grey(0));
  return image;
}

const plain = lookAt(page());
const low = rectangle(50, 790, 330, 830);

describe('the place of the input box', () => {
  it.each([
    { what: 'a low wide box at the foot', box: low, is: true },
    { what: 'a box in the middle', box: rectangle(50, 400, 330, 440), is: false },
    { what: 'a narrow box at the foot', box: rectangle(280, 790, 378, 830), is: false },
    { what: 'a high box at the foot', box: rectangle(50, 740, 330, 830), is: false },
  ])('is $what: $is', ({ box, is }) => {
    expect(isWhereInputIs(candidateAt(box), plain)).toBe(is);
  });

  it('is that of loose text at the foot, whose box was not found', () => {
    const hint = rectangle(50, 790, 80, 820);
    expect([true, false].map((isLoose) => isWhereInputIs(candidateAt(hint, { isLoose }), plain))).toEqual([
      true,
      false,
    ]);
  });
});

describe('the last box of the conversation', () => {
  const message = candidateAt(rectangle(12, 200, 250, 240));
  const greyed = inkOf(greyPaper(10, 10), { textBrightness: 140 });
  const full = inkOf(greyPaper(10, 10), { textBrightness: 0 });

  it.each([
    { what: 'with a greyed hint', last: candidateAt(low, { ink: greyed }), is: true },
    { what: 'with nothing in it', last: candidateAt(low, { ink: full, lines: [] }), is: true },
    { what: 'with text in full colour', last: candidateAt(low, { ink: full }), is: false },
    { what: 'with a voice note', last: candidateAt(low, { kind: 'voice', lines: [] }), is: false },
    {
      what: 'greyed, but not at the foot',
      last: candidateAt(rectangle(50, 500, 330, 540), { ink: greyed }),
      is: false,
    },
  ])('$what is the input box: $is', ({ last, is }) => {
    expect(inputBarOf([last, message], plain)).toBe(is ? last : null);
  });

  it('is a message in dim light where it has two lines on a photograph', () => {
    const last = candidateAt(low, { ink: greyed, lines: [rectangle(0, 0, 9, 4), rectangle(0, 6, 9, 9)] });
    expect(inputBarOf([last, message], plain)).toBe(last);
    expect(inputBarOf([last, message], { ...plain, isPhotograph: true })).toBeNull();
  });

  it('is a message in dim light where another one ends at its place in its colour', () => {
    const colour = [120, 90, 160] as const;
    const last = candidateAt(rectangle(210, 790, 370, 830), { ink: greyed, colour });
    const beside = candidateAt(rectangle(180, 300, 370, 340), { colour: [130, 98, 172] });
    expect(inputBarOf([last, beside], plain)).toBeNull();
  });

  it('is not an input box on a page without boxes', () => {
    expect(inputBarOf([], plain)).toBeNull();
  });
});

describe('a box below the conversation', () => {
  it('is the input box even with text in full colour in it', () => {
    const image = page();
    paintBox(image, rectangle(0, 770, 390, 771), grey(215));
    paintRounded(image, low, 18, grey(240));
    write(image, 'hnnn', 70, 815, 16, grey(0));
    const found = inputBoxBelow(lookAt(image), []);
    expect(offBy(found?.outer, low)).toBeLessThanOrEqual(1);
    expect(found?.lines).toHaveLength(1);
  });

  it('is not found where there is none', () => {
    expect(inputBoxBelow(plain, [])).toBeNull();
  });

  it('is not the input box where it is a message', () => {
    const image = page();
    paintRounded(image, low, 18, grey(240));
    write(image, 'hnnn nn nnn', 70, 815, 16, grey(150));
    const screen = lookAt(image);
    expect(inputBoxBelow(screen, screen.bubbles)).toBeNull();
    expect(inputBoxBelow(screen, [])).not.toBeNull();
  });
});
