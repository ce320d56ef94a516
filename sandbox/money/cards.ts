import type { Decline } from '../http/errors.ts';

// Stripe's test cards: how each behaves, and which payment method id of the test mode (`pm_card_…`) stands for it.

export interface CardBehaviour {
  brand: string;
  country: string;
  /** Refused when charged and when attached to a customer. */
  declined?: Decline;
  /** Can be attached and pays while its holder is present; refused at renewals. */
  failsOffSession?: Decline;
  /** 3-D Secure: at every payment (`always`), or only until the holder confirmed it once (`once`). */
  authentication?: 'always' | 'once';
  disputed?: 'fraudulent';
  refundFails?: true;
}

const refused: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

const visa = { brand: 'visa', country: 'US' };

const cards: Record<string, CardBehaviour> = {
  '4242424242424242': visa,
  '4000056655665556': visa,
  '4000002500000003': { ...visa, country: 'FR' },
  '5555555555554444': { brand: 'mastercard', country: 'US' },
  '378282246310005': { brand: 'amex', country: 'US' },
  '4000000000000002': { ...visa, declined: refused },
  '4000000000009995': {
    ...visa,
    declined: { ...refused, declineCode: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  },
  '4000000000009987': { ...visa, declined: { ...refused, declineCode: 'lost_card' } },
  '4000000000000069': { ...visa, declined: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    ...visa,
    declined: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    ...visa,
    declined: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000000000000341': { ...visa, failsOffSession: refused },
  '4000002500003155': { ...visa, authentication: 'once' },
  '4000002760003184': { ...visa, authentication: 'always' },
  '4000003800000446': { ...visa, authentication: 'once' },
  '4000000000000259': { ...visa, disputed: 'fraudulent' },
  '4000000000005126': { ...visa, refundFails: true },
};

const readyMade: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_fr: '4000002500000003',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequiredSetupForOffSession: '4000003800000446',
  pm_card_createDispute: '4000000000000259',
  pm_card_refundFail: '4000000000005126',
};

export function findReadyMade(id: string): string | null {
  return readyMade[id] ?? null;
}

export function findCard(number: string): CardBehaviour | null {
  return cards[number] ?? null;
}

export interface Circumstances {
  /** The holder is absent and cannot confirm: a renewal. */
  offSession: boolean;
  /** The holder confirmed the card by 3-D Secure earlier. */
  authenticated: boolean;
  /** The holder's answer to 3-D Secure in this attempt. */
  answer?: 'approve' | 'fail';
}

export type Outcome =
  | { result: 'succeeded' }
  | { result: 'declined'; decline: Decline }
  | { result: 'requires_action' };

/** The bank's decision on one payment with this card. */
export function decideOutcome(card: CardBehaviour, { offSession, authenticated, answer }: Circumstances): Outcome {
  if (card.declined) return { result: 'declined', decline: card.declined };
  if (offSession && card.failsOffSession) return { result: 'declined', decline: card.failsOffSession };
  const asks = card.authentication === 'always' || (card.authentication === 'once' && !authenticated);
  if (!asks || answer === 'approve') return { result: 'succeeded' };
  if (answer === 'fail') {
    const message =
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
    return { result: 'declined', decline: { code: 'payment_intent_authentication_failure', message } };
  }
  return offSession ? { result: 'declined', decline: authenticationRequired } : { result: 'requires_action' };
}
