import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Manner } from './manner.ts';
import { mannerText } from './manner-text.ts';

interface MannerFoldProps {
  manner: Manner;
  /** False where the plan has no choice of intensity. */
  hasIntensity?: boolean;
  /** The fields that change `manner`. */
  children: ReactNode;
}

/** The settings of a run, folded behind one line that says what is chosen. */
export function MannerFold({ manner, hasIntensity = false, children }: MannerFoldProps) {
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-13 list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0 flex-1 text-sm leading-snug font-semibold">{mannerText(manner, hasIntensity)}</span>
        <span className="text-sm text-ink-soft underline group-open:hidden max-sm:sr-only">Changer</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
