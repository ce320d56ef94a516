import type { GreyRaster, Recognise, RecognisedLine } from '#engine/read/pixels/ports.ts';

// Of several pictures at once a thread recognises one itself and offers the others to a thread that has nothing to do.
// An offer is a hint, never a duty: until somebody has begun with it, the thread that made it takes it back.

/** Pixels and mark are in memory that both threads see. */
export interface Offer extends GreyRaster {
  taken: Int32Array;
}

/** Null where nobody took the offer, or whoever took it is gone. */
export type Ask = (offer: Offer) => Promise<RecognisedLine[] | null>;

const byNobody = 0;
const byHelper = 1;
const byOwner = 2;

interface Waiting {
  image: GreyRaster;
  settle(lines: Promise<RecognisedLine[]>): void;
}

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
      waiting.push({ image, settle: resolve });
      // Recognising keeps the thread busy: calls made at the same time are gathered before it starts.
      if (waiting.length === 1) queueMicrotask(serve);
    });
}

/** A failure is for whoever called; the pictures after it are served all the same. */
async function served(job: Waiting, lines: Promise<RecognisedLine[]>): Promise<void> {
  job.settle(lines);
  await lines.catch(() => {});
}

function offerOf({ width, height, data }: GreyRaster): Offer {
  const shared = new Uint8Array(new SharedArrayBuffer(data.length));
  shared.set(data);
  return { width, height, data: shared, taken: new Int32Array(new SharedArrayBuffer(4)) };
}

/** What the thread does that was given an offer. One that was tried before by a thread now gone is its own to try. */
export async function takeUp(offer: Offer, recognise: Recognise): Promise<RecognisedLine[] | null> {
  if (Atomics.compareExchange(offer.taken, 0, byNobody, byHelper) === byOwner) return null;
  return await recognise(offer);
}
