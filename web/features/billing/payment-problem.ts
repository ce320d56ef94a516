import type { BillingRefusal } from '#contract/billing.ts';
import { ApiError } from '../../api-error.ts';

// The error texts for a checkout that cannot be opened, as the specification words them.

/** The server has no publishable key of the payment provider. */
export class MissingConfiguration extends Error {
  override readonly name = 'MissingConfiguration';
}

export interface PaymentProblem {
  title: string;
  description: string;
}

const unopened = 'Impossible de créer la session de paiement. Réessaye ou contacte le support.';

export function paymentProblemOf(error: unknown): PaymentProblem {
  if (error instanceof MissingConfiguration) return { title: 'Configuration manquante', description: unopened };
  return { title: 'Erreur de paiement', description: descriptionOf(error) };
}

function descriptionOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return unopened;
  if (error.code !== 'unreadable') return error.frenchMessage;
  return error.status === 200 ? 'Session de paiement invalide' : 'Erreur lors de la création du paiement';
}

export function isRefusedAs(error: unknown, refusal: BillingRefusal): boolean {
  return error instanceof ApiError && error.code === 'conflict' && error.body?.reason === refusal;
}
