import { expect, it, vi } from 'vitest';
import type { GreyRaster, Recognise, RecognisedLine } from '#engine/read/pixels/ports.ts';
import { type Ask, type Offer, takeUp, withAid } from './aid.ts';

// Who recognises which picture; a picture is known by its one pixel.

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

it('asks nobody for one picture alone', async () => {
  const ask = helperThat(async () => null);
  const recognise = withAid(by('own'), ask);
  expect(await readAtOnce(recognise, 1)).toEqual(['1 by own']);
  expect(await readAtOnce(recognise, 2)).toEqual(['2 by own']);
  expect(ask).not.toHaveBeenCalled();
});

it('has one of two pictures read by the helper, and gives each to whom it belongs', async () => {
  const own = by('own');
  const recognise = withAid(
    own,
    helperThat((offer) => takeUp(offer, by('helper'))),
  );
  expect(await readAtOnce(recognise, 1, 2)).toEqual(['1 by own', '2 by helper']);
  expect(own).toHaveBeenCalledOnce();
});

it('offers before it starts: while it recognises, the thread is busy', async () => {
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

it('takes back what the helper has not begun with, which then lets it be', async () => {
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
])('reads all itself where it %s', async (_, ask) => {
  expect(await readAtOnce(withAid(by('own'), ask), 1, 2, 3)).toEqual(['1 by own', '2 by own', '3 by own']);
});

it('tells whose picture failed, and serves the others and those after', async () => {
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
