import { AppError } from '../../errors.ts';
import { failureWithoutWords } from './failure-without-words.ts';

// Who pays for work that does not end well, said once for all that is counted: quotas, the demo, included runs and tries.

interface Caller {
  /** Null for a visitor without an account. */
  user: { isPro: boolean } | null;
  /** Aborts when the caller leaves. */
  signal: AbortSignal;
}

/** What the caller owes for work under way. */
export interface Charge {
  /** Aborts when the caller leaves. */
  signal: AbortSignal;
  /** For writers and analysts: whoever pays may use all of a day's calls to a model, the others together half of them. */
  isPaying: boolean;
  /** For writers and analysts, which call it when they ask a model whose answers cost us something. */
  onAsked(): void;
  /** A result has reached the caller. */
  onDelivered(): void;
  /** Whether the use stays used although the work ended with this error. */
  isOwed(error: unknown): boolean;
}

/** One use of something, taken before the work. */
interface Use<Kept> {
  keep(): Promise<Kept>;
  giveBack(): Promise<void>;
}

/**
 * Keeps the use when the work succeeds and gives it back when it fails, unless the caller has received a result, or a model wrote for
 * them and they left, or what they sent has no answer (422): otherwise whoever hangs up in time, or asks for what cannot be, asks the
 * model for nothing, as often as they like.
 */
export async function charged<Result, Kept>(
  caller: Caller,
  { keep, giveBack }: Use<Kept>,
  work: (charge: Charge) => Promise<Result>,
): Promise<{ result: Result; kept: Kept }> {
  const charge = openCharge(caller);
  let result: Result;
  try {
    result = await work(charge);
  } catch (error) {
    await (charge.isOwed(error) ? keep() : giveBack());
    throw failureWithoutWords(error);
  }
  return { result, kept: await keep() };
}

function openCharge({ user, signal }: Caller): Charge {
  let isAsked = false;
  let isDelivered = false;
  return {
    signal,
    isPaying: user?.isPro ?? false,
    onAsked() {
      isAsked = true;
    },
    onDelivered() {
      isDelivered = true;
    },
    isOwed: (error) => isDelivered || (isAsked && (signal.aborted || hasNoAnswer(error))),
  };
}

/** A refusal of what was asked, rather than a failure of ours or of the model. */
function hasNoAnswer(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unprocessable';
}
