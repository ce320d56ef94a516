import { guarantees } from '../../content/marketing.ts';
import { ClickStrokes } from '../../ui/click-strokes.tsx';

export function Guarantees() {
  return (
    <section aria-label="Nos engagements" className="below-fold border-y border-line">
      <ul className="page-width grid gap-8 py-12 md:grid-cols-3 md:gap-10 lg:py-16">
        {guarantees.map(({ title, text }) => (
          <li key={title} className="flex gap-4">
            <ClickStrokes className="mt-0.5 size-6 shrink-0 text-coral" />
            <div>
              <h2 className="font-sans text-base font-semibold">{title}</h2>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
