import { and, asc, eq, lt } from 'drizzle-orm';
import { formatDay } from '#contract/format.ts';
import { csvOf } from '../../csv.ts';
import { type LedgerEntryType, ledgerEntry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { ownAffiliateId } from './earnings.ts';
import { monthOf } from './payouts/rules.ts';

const operations: Record<LedgerEntryType, string> = {
  commission: 'Commission',
  reversal: 'Reprise (remboursement ou litige)',
  reinstatement: 'Commission rendue',
  adjustment: 'Correction',
  payout: 'Versement',
  payout_reversal: 'Versement revenu',
};

/** The ledger of one month (Paris) as a file for a spreadsheet, with the balance before and after. */
export async function statementOf({ db, clock }: Deps, accountId: string, month: string) {
  const affiliateId = await ownAffiliateId(db, accountId);
  if (month > monthOf(clock.now())) throw new AppError('not_found', "Ce mois n'a pas encore commencé.");
  const entries = await db
    .select()
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.affiliateId, affiliateId), lt(ledgerEntry.createdAt, dayAfter(month))))
    .orderBy(asc(ledgerEntry.id));
  const before = entries.filter(({ createdAt }) => monthOf(createdAt) < month);
  const within = entries.filter(({ createdAt }) => monthOf(createdAt) === month);
  let balance = before.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const rows = [
    ['Date', 'Opération', 'Montant (€)', 'Disponible le', 'Solde (€)'],
    ['', 'Solde au début du mois', '', '', euros(balance)],
  ];
  for (const { createdAt, type, amountCents, availableAt } of within) {
    balance += amountCents;
    const isPayout = type === 'payout' || type === 'payout_reversal';
    rows.push([
      formatDay(createdAt),
      operations[type],
      euros(amountCents),
      isPayout ? '' : formatDay(availableAt),
      euros(balance),
    ]);
  }
  rows.push(['', 'Solde à la fin du mois', '', '', euros(balance)]);
  // Spreadsheets read UTF-8 only with this mark.
  const content = `\uFEFF${csvOf(rows, ';')}`;
  return { fileName: `declic-affiliation-${month}.csv`, type: 'text/csv; charset=utf-8', content };
}

/** Two days into the next month, in UTC: later than the end of the month in Paris. */
function dayAfter(month: string): Date {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 3));
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
