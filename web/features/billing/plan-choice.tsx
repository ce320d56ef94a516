import { useEffect, useRef } from 'react';
import { formatEuros } from '#contract/format.ts';
import { type PlanType, priceCents } from '#contract/plans.ts';
import { monthlyEquivalent, saving } from '../../content/pricing.ts';
import { Badge } from '../../ui/badge.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';

const options = [
  {
    value: 'annual' as const,
    label: (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        Annuel <Badge tone="teal">{saving}</Badge>
      </span>
    ),
    description: `Soit ${monthlyEquivalent}`,
    aside: <Price amountCents={priceCents.proAnnual} period="par an" />,
  },
  {
    value: 'monthly' as const,
    label: <span className="text-lg">Mensuel</span>,
    description: 'Sans engagement',
    aside: <Price amountCents={priceCents.proMonthly} period="par mois" />,
  },
];

function Price({ amountCents, period }: { amountCents: number; period: string }) {
  return (
    <span className="grid shrink-0 text-right">
      <span className="font-display text-xl font-bold tabular-nums">{formatEuros(amountCents)}</span>
      <span className="text-xs text-ink-soft">{period}</span>
    </span>
  );
}

interface PlanChoiceProps {
  plan: PlanType;
  onChange: (plan: PlanType) => void;
  /** Moves the focus to the chosen plan: for a choice that replaces the checkout, which had it. */
  takesFocus?: boolean;
}

export function PlanChoice({ plan, onChange, takesFocus = false }: PlanChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [takesFocus]);
  return (
    <div ref={place}>
      <RadioCards legend="Formule Pro" legendHidden options={options} value={plan} onChange={onChange} />
    </div>
  );
}
