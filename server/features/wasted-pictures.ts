import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { countOf, requireLeft, type Window } from '../http/limits.ts';

// Pictures that are made to be slow hold a thread for seconds, and cost their sender no use of a quota: they are refused, or the sender hangs
// up. An account has a few of these; then it sends no picture for a while.

const wasted: Window = { max: 10, seconds: 10 * 60 };

/** Does the work on pictures of an account, unless it has wasted much of late. */
export async function countingWastedPictures<Result>(
  deps: Deps,
  accountId: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `pictures:${deps.signer.pseudonym('rate-limit', accountId)}`;
  await requireLeft(deps, wasted, key);
  try {
    return await work();
  } catch (error) {
    const isTooSlow = error instanceof AppError && error.details.reason === 'image_too_slow';
    if (isTooSlow || signal.aborted) await countOf(deps, wasted, key);
    throw error;
  }
}
