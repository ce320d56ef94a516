import type { ReadingTurn } from '../adapters/assistant/port.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { countOf, requireLeft, type Window } from '../http/limits.ts';
import { blockOf, networkOf } from '../http/network.ts';

// A picture that is refused, late or hung up over costs its sender no use of a quota, and may be made to keep a thread for long. The seconds
// are counted for the account, and for its network together with those of other accounts; who has wasted many sends no picture for a while.

export interface PictureSender {
  accountId: string;
  address: string;
}

/** What the reader is told of a sender. */
export type SenderTurn = Required<Pick<ReadingTurn, 'sender' | 'onSpent'>>;

/** Seconds of a thread, in ten minutes. */
const window = (max: number): Window => ({ max, seconds: 10 * 60 });
const ofAccount = window(60);
/** Phones of many people may share a network, and a block many networks. */
const ofNetwork = window(180);
const ofBlock = window(600);
/** In seconds: the least that a picture costs which was too slow to decode or hung up over, since its thread works on or starts anew. */
const leastAbandoned = 6;
/** In seconds: what is read for no use of a quota is not counted up to here, and eight ordinary captures take no longer. */
const freeReading = 10;

interface Options {
  /** What is read costs no use of a quota either. */
  isFree?: boolean;
}

/** Does the work on pictures of an account, unless it or its network has wasted much of late. */
export async function countingWastedPictures<Result>(
  deps: Deps,
  { accountId, address }: PictureSender,
  signal: AbortSignal,
  work: (turn: SenderTurn) => Promise<Result>,
  { isFree = false }: Options = {},
): Promise<Result> {
  const keyOf = (subject: string) => `pictures:${deps.signer.pseudonym('rate-limit', subject)}`;
  const block = blockOf(address);
  const own = { window: ofAccount, key: keyOf(accountId) };
  const network = { window: ofNetwork, key: keyOf(networkOf(address)) };
  const shared = [network, ...(block ? [{ window: ofBlock, key: keyOf(block) }] : [])];
  for (const { window, key } of [own, ...shared]) await requireLeft(deps, window, key);
  let spentMs = 0;
  const onSpent = (ms: number) => {
    spentMs += ms;
  };
  const count = async (seconds: number, counters: (typeof own)[]) => {
    const uses = Math.round(seconds);
    if (uses > 0) for (const { window, key } of counters) await countOf(deps, window, key, uses);
  };
  try {
    const result = await work({ sender: { account: own.key, network: network.key }, onSpent });
    if (isFree) await count(spentMs / 1000 - freeReading, [own, ...shared]);
    return result;
  } catch (error) {
    const isTooSlow = error instanceof AppError && error.details.reason === 'image_too_slow';
    const least = signal.aborted || isTooSlow ? leastAbandoned : 0;
    await count(Math.max(least, spentMs / 1000), [own]);
    // Many of one network may hang up where they wait in line, which costs no thread.
    if (spentMs > 0 || isTooSlow) await count(Math.max(least, spentMs / 1000), shared);
    throw error;
  }
}
