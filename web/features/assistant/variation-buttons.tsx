import { Flame, type LucideIcon, RefreshCw, Scissors } from 'lucide-react';
import { type Tone, type Variation, variations } from '#contract/writing.ts';
import { Spinner } from '../../ui/spinner.tsx';

const labels: Record<Variation, { label: string; icon: LucideIcon }> = {
  other: { label: 'Autre idée', icon: RefreshCw },
  shorter: { label: 'Plus court', icon: Scissors },
  bolder: { label: 'Plus osé', icon: Flame },
};

interface VariationButtonsProps {
  tone: Tone;
  /** The one that is being written. */
  varying: Variation | null;
  disabled: boolean;
  onVary: (how: Variation) => void;
}

export function VariationButtons({ tone, varying, disabled, onVary }: VariationButtonsProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {variations.map((how) => {
        const { label, icon: Icon } = labels[how];
        return (
          <button
            key={how}
            type="button"
            disabled={disabled}
            aria-busy={varying === how || undefined}
            onClick={() => onVary(how)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-2.5 text-sm whitespace-nowrap sm:px-3 font-medium text-ink-soft transition-colors hover:border-ink hover:text-ink disabled:opacity-60"
          >
            {varying === how ? (
              <Spinner className="size-4" />
            ) : (
              <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
            )}
            {label}
            <span className="sr-only"> que la réponse {tone}</span>
          </button>
        );
      })}
    </div>
  );
}
