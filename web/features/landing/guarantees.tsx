import { CreditCard, type LucideIcon, RotateCcw, ShieldCheck } from 'lucide-react';
import { guarantees } from '../../content/marketing.ts';

const icons: Record<string, LucideIcon> = {
  'credit-card': CreditCard,
  'rotate-ccw': RotateCcw,
  'shield-check': ShieldCheck,
};

export function Guarantees() {
  return (
    <section aria-label="Nos engagements" className="below-fold border-y border-line">
      <ul className="page-width grid gap-8 py-12 md:grid-cols-3 md:gap-10 lg:py-16">
        {guarantees.map(({ icon, title, text }) => {
          const Icon = icons[icon] ?? ShieldCheck;
          return (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-teal-text" />
              <div>
                <h2 className="font-sans text-base font-semibold">{title}</h2>
                <p className="text-sm text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
