import { eq, getTableColumns, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';
import type { SignedInUser } from '../accounts/user.ts';

// Every table that holds data of a person, how that person's rows are found, and which columns an export leaves out because they
// are secrets. Export and erasure are made from this list. A test fails when a table references an account and is missing here.

interface PersonalTable {
  table: PgTable;
  rowsOf(user: SignedInUser): SQL;
  secret?: PgColumn[];
  /**
   * Records of the operator's actions and of purchases must be kept. They hold the id of an account or a customer, which
   * identifies nobody once the account is gone.
   */
  staysAfterErasure?: true;
}

const { account, session, mailLink, entitlementGrant, affiliate, affiliateRegistration, contactMessage, adminAction } =
  schema;
const { affiliateFigures, affiliateFormerSlug, affiliateStatusChange, affiliatePaymentDetails, ledgerEntry, payout } =
  schema;
const { quotaUse, screenshotRun, variationRun, keptReply, ownAnswers, sentReply, bio, photoAnalysis } = schema;
const {
  customer,
  checkoutIntent,
  subscription,
  invoice,
  refund,
  dispute,
  billingLink,
  billingNotice,
  stripeEvent,
  attribution,
  customerCard,
} = schema;
const { cancellationRequest, withdrawal, retentionAnswer, supportRequest, pause, profileAnalysis, passiveMode } =
  schema;
const ownedBy = (column: PgColumn) => (user: SignedInUser) => eq(column, user.id);
/** Rows of the payment provider's customers that belong to the account. */
const boughtBy = (column: PgColumn) => (user: SignedInUser) =>
  sql`${column} in (select ${customer.id} from ${customer} where ${customer.accountId} = ${user.id})`;

/** Rows of the affiliate that belongs to the account. */
const earnedBy = (column: PgColumn) => (user: SignedInUser) =>
  sql`${column} in (select ${affiliate.id} from ${affiliate} where ${affiliate.accountId} = ${user.id})`;

export const personalTables: PersonalTable[] = [
  { table: account, rowsOf: ownedBy(account.id), secret: [account.passwordHash] },
  { table: session, rowsOf: ownedBy(session.accountId), secret: [session.tokenHash] },
  { table: mailLink, rowsOf: ownedBy(mailLink.accountId), secret: [mailLink.id] },
  { table: entitlementGrant, rowsOf: ownedBy(entitlementGrant.accountId) },
  { table: affiliateFormerSlug, rowsOf: earnedBy(affiliateFormerSlug.affiliateId) },
  { table: affiliateStatusChange, rowsOf: earnedBy(affiliateStatusChange.affiliateId) },
  {
    table: ledgerEntry,
    rowsOf: earnedBy(ledgerEntry.affiliateId),
    // These two name somebody else's purchase.
    secret: [ledgerEntry.basis, ledgerEntry.idempotencyKey],
    staysAfterErasure: true,
  },
  { table: payout, rowsOf: earnedBy(payout.affiliateId), secret: [payout.sealedTarget], staysAfterErasure: true },
  {
    table: affiliatePaymentDetails,
    rowsOf: ownedBy(affiliatePaymentDetails.accountId),
    secret: [affiliatePaymentDetails.sealedTarget],
  },
  { table: affiliateFigures, rowsOf: earnedBy(affiliateFigures.affiliateId), staysAfterErasure: true },
  { table: affiliate, rowsOf: ownedBy(affiliate.accountId) },
  {
    table: affiliateRegistration,
    rowsOf: ownedBy(affiliateRegistration.accountId),
    secret: [affiliateRegistration.affiliateId],
  },
  {
    table: contactMessage,
    // A message written while signed out is found by its address, once that address is proven to be the user's.
    rowsOf: (user) => {
      const own = eq(contactMessage.accountId, user.id);
      return user.emailVerified ? (or(own, eq(contactMessage.email, user.email)) ?? own) : own;
    },
  },
  { table: quotaUse, rowsOf: ownedBy(quotaUse.accountId) },
  { table: screenshotRun, rowsOf: ownedBy(screenshotRun.accountId) },
  { table: variationRun, rowsOf: ownedBy(variationRun.accountId) },
  { table: keptReply, rowsOf: ownedBy(keptReply.accountId) },
  { table: ownAnswers, rowsOf: ownedBy(ownAnswers.accountId) },
  { table: sentReply, rowsOf: ownedBy(sentReply.accountId) },
  { table: bio, rowsOf: ownedBy(bio.accountId) },
  { table: photoAnalysis, rowsOf: ownedBy(photoAnalysis.accountId) },
  { table: customer, rowsOf: ownedBy(customer.accountId), staysAfterErasure: true },
  {
    table: checkoutIntent,
    rowsOf: ownedBy(checkoutIntent.accountId),
    secret: [checkoutIntent.nonceHash, checkoutIntent.affiliateId],
    staysAfterErasure: true,
  },
  { table: subscription, rowsOf: boughtBy(subscription.customerId), staysAfterErasure: true },
  { table: invoice, rowsOf: boughtBy(invoice.customerId), staysAfterErasure: true },
  { table: refund, rowsOf: boughtBy(refund.customerId), staysAfterErasure: true },
  { table: dispute, rowsOf: boughtBy(dispute.customerId), staysAfterErasure: true },
  { table: stripeEvent, rowsOf: boughtBy(stripeEvent.customerId), staysAfterErasure: true },
  {
    table: attribution,
    rowsOf: boughtBy(attribution.customerId),
    secret: [attribution.affiliateId],
    staysAfterErasure: true,
  },
  { table: customerCard, rowsOf: boughtBy(customerCard.customerId), secret: [customerCard.cardHash] },
  { table: billingNotice, rowsOf: boughtBy(billingNotice.customerId), staysAfterErasure: true },
  { table: cancellationRequest, rowsOf: ownedBy(cancellationRequest.accountId), staysAfterErasure: true },
  { table: withdrawal, rowsOf: ownedBy(withdrawal.accountId), staysAfterErasure: true },
  {
    table: billingLink,
    rowsOf: (user) => sql`(${eq(billingLink.accountId, user.id)} or ${boughtBy(billingLink.customerId)(user)})`,
    secret: [billingLink.id],
  },
  { table: retentionAnswer, rowsOf: ownedBy(retentionAnswer.accountId) },
  { table: supportRequest, rowsOf: ownedBy(supportRequest.accountId) },
  { table: pause, rowsOf: ownedBy(pause.accountId) },
  { table: profileAnalysis, rowsOf: ownedBy(profileAnalysis.accountId) },
  { table: passiveMode, rowsOf: ownedBy(passiveMode.accountId) },
  { table: adminAction, rowsOf: ownedBy(adminAction.subjectId), staysAfterErasure: true },
];

export function exportedColumns({ table, secret = [] }: PersonalTable): Record<string, PgColumn> {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(columns).filter(([, column]) => !secret.includes(column)));
}

export function nameOf({ table }: PersonalTable): string {
  return getTableName(table);
}
