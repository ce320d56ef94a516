import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { PaymentDetails } from '#contract/affiliate-payments.ts';
import type { PayoutMethod } from '#contract/affiliates.ts';
import { product } from '#contract/product.ts';
import { csvOf } from '../../../csv.ts';
import { payout } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { periodAt } from '../../usage/rules.ts';
import { pain001 } from './pain-001.ts';
import { unsealDetails } from './payment-details.ts';

export interface PayoutFile {
  fileName: string;
  type: string;
  content: string;
  payouts: number;
  totalCents: number;
}

interface Due {
  id: string;
  amountCents: number;
  details: PaymentDetails;
}

/**
 * The file of a month for the bank or for PayPal: payouts that were submitted and are not closed yet. The same payouts give a file
 * with the same message id, so that a bank recognises one that was uploaded twice.
 */
export async function payoutFileOf(deps: Deps, month: string, method: PayoutMethod): Promise<PayoutFile> {
  const rows = await deps.db
    .select()
    .from(payout)
    .where(and(eq(payout.month, month), eq(payout.method, method), eq(payout.status, 'submitted')))
    .orderBy(asc(payout.requestedAt), asc(payout.id));
  const due = rows.flatMap(({ id, amountCents, sealedTarget }) => {
    if (!sealedTarget) throw new Error(`payout ${id} was submitted without a target`);
    const details = unsealDetails(deps, sealedTarget);
    // The operator's list says which are unreadable.
    return details ? [{ id, amountCents, details }] : [];
  });
  if (due.length === 0)
    throw new AppError('not_found', "Aucun versement n'attend d'être envoyé pour ce mois et ce mode de versement.");
  const made = method === 'sepa' ? sepaFile(deps, month, due) : paypalFile(month, due);
  return { ...made, payouts: due.length, totalCents: due.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}

function sepaFile({ config, clock }: Deps, month: string, due: Due[]) {
  if (!config.payoutIban)
    throw new AppError('conflict', "Renseigne d'abord le compte à débiter : la variable PAYOUT_IBAN du serveur.", {
      reason: 'no_payout_iban',
    });
  const now = clock.now();
  const content = pain001({
    messageId: `DECLIC-${month}-${fingerprint(due)}`,
    createdAt: now,
    executedOn: periodAt('day', now).start,
    debtor: { name: config.site.operator.name, iban: config.payoutIban },
    transfers: due.flatMap(({ id, amountCents, details }) =>
      details.method === 'sepa'
        ? [{ endToEndId: shortId(id), amountCents, holder: details.holder, iban: details.iban, label: labelOf(month) }]
        : [],
    ),
  });
  return { fileName: `versements-${month}-sepa.xml`, type: 'application/xml; charset=utf-8', content };
}

/** PayPal's own columns, without a header: recipient, amount with a comma for euros, currency, id, note, wallet. */
function paypalFile(month: string, due: Due[]) {
  const rows = due.flatMap(({ id, amountCents, details }) =>
    details.method === 'paypal'
      ? [
          [
            details.email,
            (amountCents / 100).toFixed(2).replace('.', ','),
            'EUR',
            shortId(id).slice(0, 30),
            labelOf(month),
            'PAYPAL',
          ],
        ]
      : [],
  );
  return { fileName: `versements-${month}-paypal.csv`, type: 'text/csv; charset=utf-8', content: csvOf(rows, ',') };
}

function labelOf(month: string): string {
  return `Affiliation ${product.name} ${month}`;
}

function shortId(id: string): string {
  return id.replaceAll('-', '');
}

function fingerprint(due: Due[]): string {
  const parts = due.map(({ id }) => id).sort();
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 16);
}
