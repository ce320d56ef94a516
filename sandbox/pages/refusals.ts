import { StripeError } from '../http/errors.ts';

// French messages for the payer when a payment is refused, by the error's code.

const byCode: Record<string, string> = {
  card_declined: 'Ta carte a été refusée.',
  insufficient_funds: 'Ta carte a été refusée : provision insuffisante.',
  lost_card: 'Ta carte a été refusée. Contacte ta banque.',
  expired_card: 'Ta carte a expiré.',
  incorrect_cvc: 'Le code de sécurité de ta carte est incorrect.',
  incorrect_number: "Ce numéro de carte n'est pas valide.",
  processing_error: 'Une erreur est survenue pendant le paiement. Réessaie dans un instant.',
  payment_intent_authentication_failure: "Ta banque n'a pas confirmé ce paiement. Réessaie ou choisis une autre carte.",
  authentication_required: 'Ta banque demande à confirmer ce paiement.',
  checkout_session_expired: 'Ce paiement a expiré. Reviens sur le site pour recommencer.',
  checkout_session_completed: 'Ce paiement a déjà été effectué.',
};

export function refusalText(error: unknown): string {
  if (!(error instanceof StripeError)) throw error;
  const codes = [error.body.decline_code, error.body.code];
  const known = codes.map((code) => byCode[String(code)]).find((text) => text !== undefined);
  return known ?? "Le paiement n'a pas abouti. Réessaie dans un instant.";
}
