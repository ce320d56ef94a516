import type { Database } from '../../../db/open.ts';

// What billing tells the affiliate ledger. Every call is made inside the transaction that stores the fact, and made again
// whenever the provider is asked again: in any order, any number of times, with amounts that may have come in since. The
// ledger's own idempotency keys make one entry of it.

export interface Attribution {
  customerId: string;
  affiliateId: string;
  checkoutIntentId: string;
  clickedAt: Date;
  /** Who bought, as far as it is known: nobody earns on their own purchase. */
  buyer: { accountId: string | null; email: string | null; cardFingerprint: string | null };
}

export interface PaidInvoice {
  invoiceId: string;
  customerId: string;
  totalCents: number;
  totalExcludingTaxCents: number;
  amountPaidCents: number;
  /** Null until the provider has said: the commission waits for it. */
  feeCents: number | null;
  paidAt: Date;
}

export interface RefundedMoney {
  refundId: string;
  invoiceId: string;
  customerId: string;
  amountCents: number;
  /** Only `succeeded` and `pending` take back; `failed` and `canceled` give again what an earlier call took. */
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  createdAt: Date;
}

export interface DisputedMoney {
  disputeId: string;
  invoiceId: string;
  customerId: string;
  amountCents: number;
  /** The provider's word: needs_response, under_review, won, lost, warning_needs_response, warning_closed… */
  status: string;
  createdAt: Date;
}

export interface AffiliateLedger {
  /** Once a customer: a later one changes nothing. */
  recordAttribution(tx: Database, attribution: Attribution): Promise<void>;
  /** Only for amounts above 0, never for a second purchase that is being given back. */
  recordInvoicePaid(tx: Database, invoice: PaidInvoice): Promise<void>;
  /** After recordInvoicePaid of its invoice. */
  recordRefund(tx: Database, refund: RefundedMoney): Promise<void>;
  /** After recordInvoicePaid of its invoice. */
  recordDispute(tx: Database, dispute: DisputedMoney): Promise<void>;
}
