import type { BillingRefusal } from '#contract/billing.ts';
import { ApiError } from '../../api-error.ts';

// What is said when a payment cannot be opened. The texts are the specification's.

/** The site has no key of the payment provider. */
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
