import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Inclusion } from '../../content/pricing.ts';

/** What a plan gives, each with how much of it. */
export function Inclusions({ items, extra }: { items: readonly Inclusion[]; extra?: string }) {
  return (
    <ul className="grid gap-3.5">
      {items.map(({ feature, label, allowance }) => (
        <Line key={feature}>
          {label} <span className="block text-sm text-ink-soft">{allowance}</span>
        </Line>
      ))}
      {extra ? <Line>{extra}</Line> : null}
    </ul>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 leading-snug">
      <Check aria-hidden="true" strokeWidth={2.5} className="mt-0.5 size-5 shrink-0 text-teal-text" />
      <span>{children}</span>
    </li>
  );
}
