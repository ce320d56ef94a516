import { expect, it, vi } from 'vitest';
import type { GreyRaster, Recognise, RecognisedLine } from '#engine/pixels/ports.ts';
import { type Ask, type Offer, takeUp, withAid } from './aid.ts';

// Which thread recognises which picture; the value of its one pixel names a picture.

const picture = (name: number): GreyRaster => ({ width: 1, height: 1, data: Uint8Array.of(name) });
const linesOf = ({ data }: GreyRaster, by: string): RecognisedLine[] => [
  { words: [{ text: `${data[0]} by ${by}`, confidence: 1, box }], box },
];
const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
const by = (who: string) => vi.fn<Recognise>(async (image) => linesOf(image, who));
const helperThat = (act: (offer: Offer) => Promise<RecognisedLine[] | null>) => vi.fn<Ask>(act);
const textsOf = (read: RecognisedLine[][]) => read.map((lines) => lines[0]?.words[0]?.text);

async function readAtOnce(recognise: Recognise, ...names: number[]) {
  return textsOf(await Promise.all(names.map((name) => recognise(picture(name)))));
}

it('offers nothing where one picture waits alone', async () => {
  const ask = helperThat(async () => null);
  const recognise = withAid(by('own'), ask);
  expect(await readAtOnce(recognise, 1)).toEqual(['1 by own']);
  expect(await readAtOnce(recognise, 2)).toEqual(['2 by own']);
  expect(ask).not.toHaveBeenCalled();
});

it('has one of two pictures recognised by the helper, and gives each answer to its caller', async () => {
  const own = by('own');
  const recognise = withAid(
    own,
    helperThat((offer) => takeUp(offer, by('helper'))),
  );
  expect(await readAtOnce(recognise, 1, 2)).toEqual(['1 by own', '2 by helper']);
  expect(own).toHaveBeenCalledOnce();
});

it('offers the second picture before it starts with the first', async () => {
  const order: string[] = [];
  const own: Recognise = async (image) => {
    order.push('own');
    return linesOf(image, 'own');
  };
  const ask: Ask = async () => {
    order.push('asked');
    return null;
  };
  await readAtOnce(withAid(own, ask), 1, 2);
  expect(order).toEqual(['asked', 'own', 'own']);
});

it('takes an offer back that the helper has not begun with, and the helper then leaves it alone', async () => {
  const helper = by('helper');
  let late: Promise<RecognisedLine[] | null> | undefined;
  let begin: () => void = () => {};
  const ask = helperThat((offer) => {
    late = new Promise<void>((resolve) => {
      begin = resolve;
    }).then(() => takeUp(offer, helper));
    return late;
  });
  expect(await readAtOnce(withAid(by('own'), ask), 1, 2)).toEqual(['1 by own', '2 by own']);
  begin();
  expect(await late).toBeNull();
  expect(helper).not.toHaveBeenCalled();
});

it.each<[string, Ask]>([
  ['has nobody to help', async () => null],
  ['cannot ask', () => Promise.reject(new Error('closed'))],
  [
    'loses its helper over it',
    async (offer) => {
      await takeUp(offer, async () => []);
      return null;
    },
  ],
])('recognises all pictures itself where it %s', async (_, ask) => {
  expect(await readAtOnce(withAid(by('own'), ask), 1, 2, 3)).toEqual(['1 by own', '2 by own', '3 by own']);
});

it('fails the call whose picture failed, and no other one', async () => {
  const own: Recognise = async (image) => {
    if (image.data[0] === 1) throw new Error('unreadable');
    return linesOf(image, 'own');
  };
  const recognise = withAid(own, async () => null);
  const [first, second] = await Promise.allSettled([recognise(picture(1)), recognise(picture(2))]);
  expect(first).toMatchObject({ reason: { message: 'unreadable' } });
  expect(second.status).toBe('fulfilled');
  expect(await readAtOnce(recognise, 3)).toEqual(['3 by own']);
});
