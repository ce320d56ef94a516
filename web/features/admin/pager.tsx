import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface PagerProps {
  /** From 0. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

export function Pager({ page, pages, onChange }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3">
      <Button variant="secondary" size="small" disabled={page === 0} onClick={() => onChange(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        Précédent
      </Button>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        Page {page + 1} sur {pages}
      </p>
      <Button variant="secondary" size="small" disabled={page === pages - 1} onClick={() => onChange(page + 1)}>
        Suivant
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </nav>
  );
}
