import type { Database } from '../../../db/open.ts';

// What billing reports to the affiliate ledger. Each call runs in the transaction that stores the fact, and is repeated every
// time the customer is converged, in any order, perhaps with amounts that were missing before. The ledger's idempotency keys
// keep one entry of each.

export interface Attribution {
  customerId: string;
  affiliateId: string;
  checkoutIntentId: string;
  clickedAt: Date;
  /** What is known of the buyer, so that affiliates earn nothing on their own purchases. */
  buyer: { accountId: string | null; email: string | null; cardFingerprint: string | null };
}

export interface PaidInvoice {
  invoiceId: string;
  customerId: string;
  totalCents: number;
  totalExcludingTaxCents: number;
  amountPaidCents: number;
  /** Null until the provider knows its fee; the commission waits for it. */
  feeCents: number | null;
  paidAt: Date;
}

export interface RefundedMoney {
  refundId: string;
  invoiceId: string;
  customerId: string;
  amountCents: number;
  /** Its whole payment was promised back: a refund that fails is paid another way. */
  isPromised: boolean;
  /** `succeeded` and `pending` take commission back; `failed` and `canceled` restore what an earlier call took, unless it was promised. */
  status: 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
  createdAt: Date;
}

export interface DisputedMoney {
  disputeId: string;
  invoiceId: string;
  customerId: string;
  amountCents: number;
  /** Its whole payment was promised back: once the dispute is won, it is paid another way. */
  isPromised: boolean;
  /** As Stripe names it: needs_response, under_review, won, lost, warning_needs_response, warning_closed… */
  status: string;
  createdAt: Date;
}

export interface SettledMoney {
  /** The refund that failed, or the dispute. */
  about: string;
  invoiceId: string;
  customerId: string;
  amountCents: number;
}

export interface AffiliateLedger {
  /** The first one of a customer counts; later ones are ignored. */
  recordAttribution(tx: Database, attribution: Attribution): Promise<void>;
  /** Called for amounts above 0, and never for a purchase known to be refunded whole. */
  recordInvoicePaid(tx: Database, invoice: PaidInvoice): Promise<void>;
  /** Called after recordInvoicePaid of its invoice. */
  recordRefund(tx: Database, refund: RefundedMoney): Promise<void>;
  /** Called after recordInvoicePaid of its invoice. */
  recordDispute(tx: Database, dispute: DisputedMoney): Promise<void>;
  /** The operator paid back another way what the provider could not. Called after recordInvoicePaid of its invoice. */
  recordSettledByHand(tx: Database, settled: SettledMoney): Promise<void>;
}
