import { eq, getTableColumns, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { keptByLaw, type LegalGround } from './kept-by-law.ts';

// Every table that holds data of a person, how that person's rows are found, and which columns an export leaves out because they
// are secrets. Export and erasure are made from this list. A test fails when a table is neither here nor among those without
// personal data, which the end of this file names.

interface PersonalTable {
  table: PgTable;
  rowsOf(user: SignedInUser): SQL;
  secret?: PgColumn[];
  /** Why the rows outlive the account; those without a reason are erased with it. */
  keptFor?: LegalGround;
}

const {
  account,
  heldMail,
  session,
  mailLink,
  passkey,
  identity,
  entitlementGrant,
  affiliate,
  affiliateRegistration,
  contactMessage,
  adminAction,
} = schema;
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
  owedRefund,
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
  { table: heldMail, rowsOf: ownedBy(heldMail.accountId) },
  { table: passkey, rowsOf: ownedBy(passkey.accountId), secret: [passkey.publicKey, passkey.passwordMark] },
  { table: identity, rowsOf: ownedBy(identity.accountId) },
  { table: entitlementGrant, rowsOf: ownedBy(entitlementGrant.accountId) },
  { table: affiliateFormerSlug, rowsOf: earnedBy(affiliateFormerSlug.affiliateId) },
  { table: affiliateStatusChange, rowsOf: earnedBy(affiliateStatusChange.affiliateId) },
  {
    table: ledgerEntry,
    rowsOf: earnedBy(ledgerEntry.affiliateId),
    // These two name somebody else's purchase.
    secret: [ledgerEntry.basis, ledgerEntry.idempotencyKey],
    keptFor: keptByLaw.accounts,
  },
  { table: payout, rowsOf: earnedBy(payout.affiliateId), secret: [payout.sealedTarget], keptFor: keptByLaw.accounts },
  {
    table: affiliatePaymentDetails,
    rowsOf: ownedBy(affiliatePaymentDetails.accountId),
    secret: [affiliatePaymentDetails.sealedTarget],
  },
  { table: affiliateFigures, rowsOf: earnedBy(affiliateFigures.affiliateId), keptFor: keptByLaw.accounts },
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
  { table: customer, rowsOf: ownedBy(customer.accountId), keptFor: keptByLaw.accountsTrail },
  {
    table: checkoutIntent,
    rowsOf: ownedBy(checkoutIntent.accountId),
    secret: [checkoutIntent.nonceHash, checkoutIntent.network, checkoutIntent.affiliateId],
    keptFor: keptByLaw.order,
  },
  { table: subscription, rowsOf: boughtBy(subscription.customerId), keptFor: keptByLaw.accountsTrail },
  { table: invoice, rowsOf: boughtBy(invoice.customerId), keptFor: keptByLaw.accounts },
  { table: refund, rowsOf: boughtBy(refund.customerId), keptFor: keptByLaw.accounts },
  { table: dispute, rowsOf: boughtBy(dispute.customerId), keptFor: keptByLaw.accounts },
  { table: owedRefund, rowsOf: boughtBy(owedRefund.customerId), keptFor: keptByLaw.accounts },
  { table: stripeEvent, rowsOf: boughtBy(stripeEvent.customerId), keptFor: keptByLaw.accountsTrail },
  {
    table: attribution,
    rowsOf: boughtBy(attribution.customerId),
    secret: [attribution.affiliateId],
    keptFor: keptByLaw.accountsTrail,
  },
  { table: customerCard, rowsOf: boughtBy(customerCard.customerId), secret: [customerCard.cardHash] },
  { table: billingNotice, rowsOf: boughtBy(billingNotice.customerId), keptFor: keptByLaw.notices },
  { table: cancellationRequest, rowsOf: ownedBy(cancellationRequest.accountId), keptFor: keptByLaw.cancellation },
  {
    table: withdrawal,
    rowsOf: ownedBy(withdrawal.accountId),
    secret: [withdrawal.buyerHashes],
    keptFor: keptByLaw.withdrawal,
  },
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
  { table: adminAction, rowsOf: ownedBy(adminAction.subjectId), keptFor: keptByLaw.operator },
];

/** The other tables, and why no row of them is anybody's. */
export const impersonalTables: [PgTable, string][] = [
  [schema.rateLimit, 'Counts under keyed hashes of addresses and accounts, which are deleted when their time is over.'],
  [schema.mailboxUse, 'Free uses under a keyed hash of a mailbox, deleted when their period is over.'],
  [schema.affiliateClick, 'A click on a link, without a word about the visitor.'],
  [schema.siteEvent, 'A visit under a number that its tab made up; no address, no account.'],
  [schema.siteVisit, 'A hash of that number, for two days.'],
  [schema.siteDay, 'Counts of a day.'],
  [schema.sitePageDay, 'Counts of a day and a page.'],
  [schema.businessDay, 'Counts of a day.'],
  [schema.modelSetting, 'The language model that the operator chose.'],
  [schema.modelDay, 'Counts of a day.'],
  [schema.clockReading, 'What the clock of the server said.'],
];

export function exportedColumns({ table, secret = [] }: PersonalTable): Record<string, PgColumn> {
  const columns = getTableColumns(table);
  return Object.fromEntries(Object.entries(columns).filter(([, column]) => !secret.includes(column)));
}

export function nameOf({ table }: PersonalTable): string {
  return getTableName(table);
}
