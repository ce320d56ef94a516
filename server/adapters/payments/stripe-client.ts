import Stripe from 'stripe';
import { AppError } from '../../errors.ts';

// The official SDK with our deadline. Its errors become AppErrors.

export interface StripeAccess {
  secretKey: string;
  /** Null: Stripe itself. */
  apiBase: string | null;
}

const deadlineMs = 12_000;

export function openStripe({ secretKey, apiBase }: StripeAccess): Stripe {
  const base = apiBase ? new URL(apiBase) : null;
  return new Stripe(secretKey, {
    timeout: deadlineMs,
    // Safe to retry: the SDK sends an idempotency key with every write.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

const unavailable =
  "Le service de paiement ne répond pas en ce moment. Rien n'a été débité : réessaie dans un instant.";
const uncertain =
  "Le service de paiement ne répond pas en ce moment. Réessaie dans un instant : ce qui serait déjà payé n'est pas débité deux fois.";
const rejected = 'Le service de paiement a refusé la demande. Réessaie, ou écris-nous si ça continue.';

type Expected<T> = (error: Stripe.errors.StripeError) => T | undefined;

/** Runs a call of the SDK. A StripeError becomes an AppError, unless `expected` turns it into an answer. */
export async function callStripe<T>(call: () => Promise<T>, expected?: Expected<T>): Promise<T> {
  return await withExplainedErrors(call, unavailable, expected);
}

/** The same for a call that charges: without an answer the money may have been taken, and the message says so. */
export async function chargeWithStripe<T>(call: () => Promise<T>, expected?: Expected<T>): Promise<T> {
  return await withExplainedErrors(call, uncertain, expected);
}

async function withExplainedErrors<T>(call: () => Promise<T>, awayText: string, expected?: Expected<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const answer = expected?.(error);
    if (answer !== undefined) return answer;
    throw asAppError(error, awayText);
  }
}

const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'];

function asAppError(error: Stripe.errors.StripeError, awayText: string): AppError {
  const isUnanswered =
    error instanceof Stripe.errors.StripeConnectionError &&
    !unreachable.includes((error.detail as NodeJS.ErrnoException | undefined)?.code ?? '');
  const isAway = error instanceof Stripe.errors.StripeRateLimitError || (error.statusCode ?? 500) >= 500;
  const away = { cause: error, retryAfterSeconds: 30 };
  if (isUnanswered) return new AppError('provider_timeout', awayText, away);
  if (isAway) return new AppError('provider_unavailable', awayText, away);
  return new AppError('provider_rejected', rejected, { cause: error });
}

export function isMissing(error: Stripe.errors.StripeError): boolean {
  return error.statusCode === 404 || error.code === 'resource_missing';
}

export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

export const instantOf = (seconds: number): Date => new Date(seconds * 1000);
export const maybeInstant = (seconds: number | null | undefined): Date | null =>
  seconds === null || seconds === undefined ? null : instantOf(seconds);
export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
