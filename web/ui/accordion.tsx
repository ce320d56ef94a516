import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface AccordionProps {
  items: readonly { question: string; answer: ReactNode }[];
}

/** Questions that open one at a time. Made of `details` elements, so it works before any script. */
export function Accordion({ items }: AccordionProps) {
  const name = useId();
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <details key={item.question} name={name} className="accordion group">
          <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 font-display text-xl font-semibold hover:text-coral-text [&::-webkit-details-marker]:hidden">
            {item.question}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 transition-[rotate] duration-200 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-2xl pb-6 text-ink-soft">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
