import type { GreyRaster, Recognise, RecognisedLine } from '#engine/pixels/ports.ts';

// A thread with several pictures to recognise does one itself and offers the others to an idle thread. Nobody has to accept:
// the thread takes an offer back as long as no other has begun with it.

/** A picture in memory that both threads share; `taken` says who recognises it. */
export interface Offer extends GreyRaster {
  taken: Int32Array;
}

/** Offers a picture; null where no thread took it, or the one that did is gone. */
export type Ask = (offer: Offer) => Promise<RecognisedLine[] | null>;

const byNobody = 0;
const byHelper = 1;
const byOwner = 2;

interface Waiting {
  image: GreyRaster;
  resolve(lines: Promise<RecognisedLine[]>): void;
}

/** Recognises with `own`, and asks for help where several pictures are waiting at once. */
export function withAid(own: Recognise, ask: Ask): Recognise {
  let waiting: Waiting[] = [];

  async function serve(): Promise<void> {
    const [first, ...others] = waiting;
    waiting = [];
    const offered = others.map((job) => {
      const offer = offerOf(job.image);
      return { job, offer, answer: ask(offer).catch(() => null) };
    });
    if (first) await served(first, own(first.image));
    for (const { job, offer, answer } of offered) {
      const isBack = Atomics.compareExchange(offer.taken, 0, byNobody, byOwner) === byNobody;
      await served(job, isBack ? own(job.image) : answer.then((lines) => lines ?? own(job.image)));
    }
  }

  return (image) =>
    new Promise((resolve) => {
      waiting.push({ image, resolve });
      // Calls made at the same time are gathered first, since recognising keeps the thread busy.
      if (waiting.length === 1) queueMicrotask(serve);
    });
}

/** Hands a failure to the caller of this picture alone, so that the others are still recognised. */
async function served(job: Waiting, lines: Promise<RecognisedLine[]>): Promise<void> {
  job.resolve(lines);
  await lines.catch(() => {});
}

function offerOf({ width, height, data }: GreyRaster): Offer {
  const shared = new Uint8Array(new SharedArrayBuffer(data.length));
  shared.set(data);
  return { width, height, data: shared, taken: new Int32Array(new SharedArrayBuffer(4)) };
}

/** Called by the thread that gets an offer; null where its owner has taken it back. A dead helper's mark does not count. */
export async function takeUp(offer: Offer, recognise: Recognise): Promise<RecognisedLine[] | null> {
  if (Atomics.compareExchange(offer.taken, 0, byNobody, byHelper) === byOwner) return null;
  return await recognise(offer);
}
