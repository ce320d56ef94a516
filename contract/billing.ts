import * as z from 'zod/mini';
import { user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { acceptsTerms, buyersEmail, email, firstName, isAdult, mailToken, newPassword, phoneNumber } from './fields.ts';
import { onboardingAnswers } from './onboarding.ts';
import { addons, planTypes } from './plans.ts';
import { withdrawalDays } from './product.ts';

export { withdrawalDays };

// Buying Pro and add-ons, what the account has now, and how to end it. Amounts come from the price list in plans.ts.

const messageAnswer = z.object({ message: z.string() });
/** The signed click that `POST /api/affiliate/track` answered; sent while it is only in memory, without consent to a cookie. */
const referral = z.optional(z.string().check(z.maxLength(300)));
const addonParams = z.strictObject({ addonType: z.enum(addons, 'Cette option est inconnue') });

/** `reason` of the error body when a call is refused with `conflict`. */
export const billingRefusals = [
  'already_pro',
  'already_active',
  'no_subscription',
  'not_from_provider',
  'pause_used',
  'pause_impossible',
  'paused',
  'payment_due',
  'ending',
  'withdrawal_over',
  'withdrawn_often',
  'refunded_often',
  'email_taken',
  'password_set',
] as const;
export type BillingRefusal = (typeof billingRefusals)[number];

export const paymentConfig = endpoint({
  method: 'GET',
  path: '/api/subscription/config',
  access: 'public',
  summary: 'What the browser needs to show the embedded checkout.',
  response: z.object({
    publishableKey: z.string(),
    /** The address of the provider's script; null for its official one. */
    scriptUrl: z.nullable(z.string()),
  }),
});

// --- Buying -------------------------------------------------------------------------------------------------------

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/subscription/create-checkout-session',
  access: 'public',
  asksOutside: true,
  summary:
    'Opens an embedded checkout for Pro. Signed in, it is bound to the account; `conflict` (already_pro) for a Pro.',
  limit: 'checkout',
  body: z.strictObject({
    planType: z.enum(planTypes, 'Choisis une formule'),
    /** Both are required of an account that has not agreed yet, and of every visitor who is signed out. */
    acceptsTerms: z.optional(acceptsTerms),
    isAdult: z.optional(isAdult),
    referral,
  }),
  response: z.object({ clientSecret: z.string() }),
});

export const createHostedCheckout = endpoint({
  method: 'POST',
  path: '/api/subscription/create',
  access: 'member',
  asksOutside: true,
  summary:
    "Opens the monthly plan on the provider's own page; the browser goes to `checkoutUrl`. The body may be absent.",
  limit: 'checkout',
  body: z.strictObject({ referral }),
  response: z.object({ checkoutUrl: z.string() }),
});

export const addAddon = endpoint({
  method: 'POST',
  path: '/api/subscription/add-:addonType',
  access: 'pro',
  asksOutside: true,
  summary:
    "Starts an add-on, charged at once to Pro's card, or takes back its cancellation. Where the bank wants the card's holder, or a granted Pro has no card, `clientSecret` opens an embedded checkout and `message` says why.",
  limit: 'checkout',
  params: addonParams,
  response: z.object({ message: z.string(), clientSecret: z.optional(z.string()) }),
});

export const cancelAddon = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel-:addonType',
  access: 'member',
  summary:
    'Stores the cancellation of an add-on and confirms it by mail, provider reachable or not; it ends with the period that is paid.',
  limit: 'write',
  goesFirst: true,
  params: addonParams,
  response: z.object({ message: z.string(), endsAt: z.nullable(z.iso.datetime()) }),
});

// --- After payment ------------------------------------------------------------------------------------------------

/** The answer to a payer who returns from the checkout, or who opens the mailed link. */
export const purchaseOutcome = z.discriminatedUnion('status', [
  /** Signed in; `/complete-profile` asks for what `user.profileMissing` names. */
  z.object({ status: z.literal('signed_in'), user }),
  /** The buyer has an account: after login, the same call attaches the purchase. `email` is shown to the payer only. */
  z.object({ status: z.literal('login_required'), email: z.nullable(z.string()) }),
  /** Somebody else is signed in: the same call with `switchAccount` ends that session and opens the purchase's account. */
  z.object({ status: z.literal('other_account'), signedInAs: z.string(), email: z.string() }),
  /** A single-use link was mailed to the address of the payment. `email` is shown to the payer only. */
  z.object({ status: z.literal('link_sent'), email: z.nullable(z.string()) }),
  /** The provider has not confirmed the payment yet: ask again in a moment. */
  z.object({ status: z.literal('pending') }),
  /** The account had Pro already, or was deleted: this purchase is being refunded. */
  z.object({ status: z.literal('refunded'), message: z.string() }),
]);
export type PurchaseOutcome = z.infer<typeof purchaseOutcome>;

export const autoLogin = endpoint({
  method: 'POST',
  path: '/api/auth/auto-login',
  access: 'public',
  asksOutside: true,
  summary:
    'Signs the payer in, once, in the browser that started the checkout, within 30 minutes; everyone else gets a mailed link. `not_found` for an unknown session.',
  limit: 'purchaseReturn',
  body: z.strictObject({
    sessionId: z
      .string()
      .check(z.minLength(1, 'Session de paiement invalide'), z.maxLength(300, 'Session de paiement invalide')),
  }),
  response: purchaseOutcome,
});

export const openPurchaseLink = endpoint({
  method: 'POST',
  path: '/api/auth/purchase-link',
  access: 'public',
  summary:
    'Signs in with the single-use link that was mailed after a payment; `login_required` once the account has a password.',
  limit: 'mailLink',
  body: z.strictObject({ token: mailToken, switchAccount: z.optional(z.boolean()) }),
  response: purchaseOutcome,
});

export const resendPurchaseLink = endpoint({
  method: 'POST',
  path: '/api/subscription/resend-link',
  access: 'public',
  summary:
    'Mails the way into a purchase again: its link, or how to log in. The answer is the same for an address without one.',
  limit: 'purchaseLink',
  body: z.strictObject({ email }),
  response: messageAnswer,
});

/** Checked by the form of `/complete-profile` before sending, and by the server on receiving. */
export const profileForm = z.strictObject({
  firstName,
  email,
  phoneNumber,
  /** Required for an account without a password, refused (`password_set`) for one that has it. */
  password: z.optional(newPassword),
  onboarding: z.optional(onboardingAnswers),
});

export const completeProfile = endpoint({
  method: 'POST',
  path: '/api/user/complete-profile',
  access: 'member',
  asksOutside: true,
  summary: 'Completes the account of someone who has paid. `conflict` (email_taken) for an address of another account.',
  limit: 'write',
  body: profileForm,
  response: z.object({ user }),
});

// --- What the account has -----------------------------------------------------------------------------------------

const instant = z.nullable(z.iso.datetime());

/** The provider's own words for the state of a subscription. */
export const providerStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

/** `scheduled`: active until `endsAt`. `paused`: access stays, the next payment is skipped. `past_due`: active, with a failed payment. */
export const subscriptionStatuses = ['active', 'paused', 'scheduled', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A contract that the customer may still withdraw from: its start, the last moment for it, and the refund. */
const openWithdrawal = z.object({
  startedAt: z.iso.datetime(),
  until: z.iso.datetime(),
  refundCents: z.int(),
  /** An add-on that is older than the days of withdrawal ends with Pro, and is not refunded. */
  endsUnrefunded: z.boolean(),
  /** It is over already, for another reason: withdrawing from it only refunds. */
  hasEnded: z.boolean(),
});
export type OpenWithdrawal = z.infer<typeof openWithdrawal>;

/** Ends the sentence «Tu reçois 7,90 €, …»: whether that is all that was paid, or leaves options out that can no longer be refunded. */
export const refundShare = (endsUnrefunded: boolean): string =>
  endsUnrefunded ? `hors options souscrites il y a plus de ${withdrawalDays} jours` : 'soit la totalité';

export const subscriptionState = z.object({
  /** `grant`: given by the operator, without a payment. */
  source: z.enum(['provider', 'grant']),
  plan: z.nullable(z.enum(planTypes)),
  status: z.enum(subscriptionStatuses),
  /** What the next period costs; 0 for a grant. */
  amountCents: z.int(),
  startedAt: z.iso.datetime(),
  /** The next payment; null where there is none. */
  renewsAt: instant,
  endsAt: instant,
  /** When access would end after a cancellation now; null where it would end at once, or is agreed or over already. */
  endsIfCancelled: instant,
  pausedUntil: instant,
  /** After a failed payment: when access ends unless a payment succeeds; null otherwise, and once access has ended. */
  graceUntil: instant,
  /** `stored`: not at the provider yet, and carried out as soon as the provider answers. */
  cancellation: z.nullable(z.object({ requestedAt: z.iso.datetime(), state: z.enum(['stored', 'done']) })),
  /** Null once «Renoncer au contrat ici» is no longer possible. */
  withdrawal: z.nullable(openWithdrawal),
  pause: z.object({ available: z.boolean(), availableFrom: instant }),
});
export type SubscriptionState = z.infer<typeof subscriptionState>;

export const addonState = z.object({
  addon: z.enum(addons),
  hasAccess: z.boolean(),
  /** It is paid, and opens as soon as the provider has told the rest. */
  isStarting: z.boolean(),
  source: z.nullable(z.enum(['provider', 'grant'])),
  status: z.nullable(z.enum(subscriptionStatuses)),
  subscriptionItemId: z.nullable(z.string()),
  amountCents: z.int(),
  renewsAt: instant,
  endsAt: instant,
  /** As for Pro, for the add-on alone. */
  withdrawal: z.nullable(openWithdrawal),
});
export type AddonState = z.infer<typeof addonState>;

export const mySubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  access: 'member',
  summary: 'What the account has: Pro, add-ons, and what can be done with them.',
  response: z.object({
    /** Null: never subscribed. */
    pro: z.nullable(subscriptionState),
    addons: z.array(addonState),
    /** Whether the account is a customer at the provider, where card and invoices can be seen. */
    hasPortal: z.boolean(),
    /** The provider has not confirmed everything that was promised here: ask again in a moment. */
    isSettling: z.boolean(),
    passiveMode: z.boolean(),
    /** Whether the one-off profile analysis of the cancellation funnel has not been used. */
    profileAnalysisAvailable: z.boolean(),
  }),
});

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export const invoiceLine = z.object({
  id: z.string(),
  number: z.nullable(z.string()),
  /** «Pro mensuel», «Option Bio»… */
  label: z.string(),
  status: z.enum(invoiceStatuses),
  totalCents: z.int(),
  paidCents: z.int(),
  refundedCents: z.int(),
  /** Promised, and not confirmed by the provider yet. */
  refundingCents: z.int(),
  createdAt: z.iso.datetime(),
  /** The invoice's page at the provider. */
  url: z.nullable(z.string()),
  pdfUrl: z.nullable(z.string()),
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices',
  access: 'member',
  summary: "The account's invoices, newest first.",
  response: z.object({ invoices: z.array(invoiceLine) }),
});

export const createPortalSession = endpoint({
  method: 'POST',
  path: '/api/stripe/create-portal-session',
  access: 'member',
  asksOutside: true,
  summary: "The provider's page for card and invoices. A Pro given by the operator has none: it ends at once.",
  limit: 'write',
  response: z.union([z.object({ url: z.string() }), z.object({ directCancel: z.literal(true), message: z.string() })]),
});

// --- Ending it ----------------------------------------------------------------------------------------------------

const cancelled = z.object({
  message: z.string(),
  /** Null where the provider has not answered yet; the mail will say it. */
  endsAt: instant,
});

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel',
  access: 'member',
  summary:
    'Stores the cancellation and confirms it by mail, provider reachable or not; takes effect at the end of the paid period. Repeating it changes nothing.',
  limit: 'write',
  goesFirst: true,
  response: cancelled,
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/resume',
  access: 'member',
  asksOutside: true,
  summary: 'Takes a cancellation back before it takes effect.',
  limit: 'write',
  response: messageAnswer,
});

export const requestCancellationLink = endpoint({
  method: 'POST',
  path: '/api/subscription/cancellation-link',
  access: 'public',
  summary: 'Signed out: mails a link that cancels; the answer is the same for any address.',
  limit: 'cancellationLink',
  goesFirst: true,
  body: z.strictObject({ email: buyersEmail }),
  response: messageAnswer,
});

export const cancelByLink = endpoint({
  method: 'POST',
  path: '/api/subscription/cancel-by-link',
  access: 'public',
  summary: 'Cancels with the token of the mailed link (`/cancel-subscription?token=…`).',
  limit: 'mailLink',
  goesFirst: true,
  body: z.strictObject({ token: mailToken }),
  response: cancelled,
});

const withdrawn = z.object({ message: z.string(), refundedCents: z.int() });

export const withdraw = endpoint({
  method: 'POST',
  path: '/api/subscription/withdraw',
  access: 'member',
  summary: '«Confirmer la rétractation»: ends everything at once and refunds it in full, once, with a receipt by mail.',
  limit: 'write',
  goesFirst: true,
  response: withdrawn,
});

export const withdrawAddon = endpoint({
  method: 'POST',
  path: '/api/subscription/withdraw-:addonType',
  access: 'member',
  summary: 'Withdraws from one add-on, which is a contract of its own.',
  limit: 'write',
  goesFirst: true,
  params: addonParams,
  response: withdrawn,
});
