import { useQuery } from '@tanstack/react-query';
import type { InvoiceLine } from '#contract/billing.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { FailedLoad } from '../accounts/failed-load.tsx';
import { invoicesQuery } from './queries.ts';

export function InvoicesList() {
  const { data, error, refetch, isFetching } = useQuery(invoicesQuery);
  if (data && data.length === 0) return <p className="text-sm text-ink-soft">Aucune facture pour le moment.</p>;
  if (data) {
    return (
      <ul aria-label="Factures" className="grid">
        {data.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    );
  }
  if (!error) return <SkeletonText lines={3} label="Chargement des factures…" />;
  return <FailedLoad error={error} isFetching={isFetching} refetch={refetch} />;
}

function stateOf({ status, totalCents, refundedCents, refundingCents }: InvoiceLine): {
  label: string;
  tone: BadgeTone;
} {
  if (refundingCents > 0) return { label: `Remboursement en cours, ${formatEuros(refundingCents)}`, tone: 'apricot' };
  if (refundedCents > 0 && refundedCents >= totalCents) return { label: 'Remboursée', tone: 'neutral' };
  return states[status];
}

const states: Record<InvoiceLine['status'], { label: string; tone: BadgeTone }> = {
  draft: { label: 'En préparation', tone: 'neutral' },
  open: { label: 'À payer', tone: 'apricot' },
  paid: { label: 'Payée', tone: 'teal' },
  uncollectible: { label: 'Impayée', tone: 'danger' },
  void: { label: 'Annulée', tone: 'neutral' },
};

function InvoiceRow({ invoice }: { invoice: InvoiceLine }) {
  const { label, totalCents, refundedCents, createdAt, url, pdfUrl } = invoice;
  const state = stateOf(invoice);
  const day = formatDay(createdAt);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <p className="min-w-0">
        <span className="font-semibold">{label}</span>
        <span className="block text-sm text-ink-soft">
          {day}
          {invoice.number ? ` · ${invoice.number}` : ''}
        </span>
      </p>
      <p className="grid justify-items-end gap-1">
        <span className="font-semibold tabular-nums">{formatEuros(totalCents)}</span>
        <Badge
          tone={state.tone}
          className="max-sm:max-w-36 max-sm:whitespace-normal max-sm:rounded-lg max-sm:text-right"
        >
          {state.label}
        </Badge>
      </p>
      <p className="col-span-2 flex flex-wrap gap-x-4 text-sm">
        {refundedCents > 0 && refundedCents < totalCents ? (
          <span className="inline-flex min-h-11 items-center text-ink-soft">
            Remboursé : {formatEuros(refundedCents)}
          </span>
        ) : null}
        {url ? <InvoiceLink href={url} text="Voir" what={`${label}, ${day}`} /> : null}
        {pdfUrl ? <InvoiceLink href={pdfUrl} text="Télécharger" what={`${label}, ${day}`} /> : null}
      </p>
    </li>
  );
}

function InvoiceLink({ href, text, what }: { href: string; text: string; what: string }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center">
      {text}
      <span className="sr-only"> la facture {what} (nouvel onglet)</span>
    </Link>
  );
}
