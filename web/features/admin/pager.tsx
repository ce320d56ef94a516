import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface PagerProps {
  /** From 0. */
  page: number;
  /** Absent where nobody counts the pages. */
  pages?: number;
  hasNext: boolean;
  /** While the page that was asked for is on its way. */
  isPending?: boolean;
  onChange: (page: number) => void;
}

export function Pager({ page, pages, hasNext, isPending, onChange }: PagerProps) {
  if (page === 0 && !hasNext) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3">
      <Button variant="secondary" size="small" disabled={page === 0} onClick={() => onChange(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        Précédent
      </Button>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        Page {page + 1}
        {pages ? ` sur ${pages}` : null}
      </p>
      <Button
        variant="secondary"
        size="small"
        disabled={!hasNext || isPending}
        aria-busy={isPending || undefined}
        onClick={() => onChange(page + 1)}
      >
        Suivant
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </nav>
  );
}
