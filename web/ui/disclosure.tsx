import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Content that a click unfolds. Made of a `details` element, so it works before any script. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group rounded-md border border-line bg-raised">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 px-5 font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5">{children}</div>
    </details>
  );
}
