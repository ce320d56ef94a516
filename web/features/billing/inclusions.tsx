import { Check } from 'lucide-react';
import type { Inclusion } from '../../content/pricing.ts';

/** The features of a plan, each with its allowance. */
export function Inclusions({ items, extra }: { items: readonly Inclusion[]; extra?: string }) {
  return (
    <ul className="grid gap-3.5 leading-snug">
      {items.map(({ feature, label, allowance }) => (
        <li key={feature} className="grid grid-cols-[auto_1fr_auto] gap-3">
          <Tick />
          <span>{label} </span>
          <span className="font-semibold tabular-nums">{allowance}</span>
        </li>
      ))}
      {extra ? (
        <li className="grid grid-cols-[auto_1fr] gap-3">
          <Tick />
          {extra}
        </li>
      ) : null}
    </ul>
  );
}

function Tick() {
  return <Check aria-hidden="true" strokeWidth={2.5} className="mt-0.5 size-5 text-teal-text" />;
}
