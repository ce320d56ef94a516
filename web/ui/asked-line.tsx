import { Pencil } from 'lucide-react';
import { Button } from './button.tsx';

interface AskedLineProps {
  /** What was asked, in one line. */
  asked: string;
  disabled?: boolean;
  onChange: () => void;
}

/** Stands for a folded form above its result. */
export function AskedLine({ asked, disabled, onChange }: AskedLineProps) {
  return (
    <div className="flex min-w-0 max-w-3xl animate-fade items-center gap-3 rounded-md border border-line bg-raised py-1.5 pr-1.5 pl-4">
      <p className="min-w-0 flex-1 truncate text-sm text-ink-soft">{asked}</p>
      <Button variant="ghost" size="small" disabled={disabled} onClick={onChange}>
        <Pencil aria-hidden="true" className="size-4.5" />
        Modifier<span className="sr-only"> ma demande</span>
      </Button>
    </div>
  );
}
