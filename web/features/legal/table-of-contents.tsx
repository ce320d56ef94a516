import { ChevronDown } from 'lucide-react';
import type { Heading } from './headings.ts';

const label = 'Sommaire';

/** The contents beside the text, on a large screen; `FoldedContents` replaces it on a phone. */
export function SideContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav aria-label={label} className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block">
      <p className="mb-2 font-semibold">{label}</p>
      <Entries headings={headings} />
    </nav>
  );
}

export function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <details className="group rounded-md border border-line bg-raised lg:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown aria-hidden="true" className="size-5 transition-[rotate] group-open:rotate-180" />
      </summary>
      <nav aria-label={label} className="px-4 pb-3">
        <Entries headings={headings} />
      </nav>
    </details>
  );
}

function Entries({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 text-sm leading-snug text-ink-soft transition-colors hover:text-ink lg:min-h-8 lg:py-1"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
