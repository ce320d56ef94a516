import { Flame, type LucideIcon, RefreshCw, Scissors } from 'lucide-react';
import type { Tone, Variation } from '#contract/writing.ts';
import { replyName } from '../../content/reply-name.ts';
import { Button } from '../../ui/button.tsx';

const looks: Record<Variation, { label: string; icon: LucideIcon }> = {
  other: { label: 'Autre idée', icon: RefreshCw },
  shorter: { label: 'Plus court', icon: Scissors },
  bolder: { label: 'Plus osé', icon: Flame },
};

interface VariationButtonProps {
  how: Variation;
  tone: Tone;
  /** The one that is being written. */
  varying: Variation | null;
  disabled: boolean;
  onVary: (how: Variation) => void;
}

export function VariationButton({ how, tone, varying, disabled, onVary }: VariationButtonProps) {
  const { label, icon: Icon } = looks[how];
  return (
    <Button
      variant="ghost"
      size="small"
      className="max-sm:px-2.5"
      pending={varying === how}
      disabled={disabled}
      onClick={() => onVary(how)}
    >
      {varying === how ? null : <Icon aria-hidden="true" className="size-4.5 max-sm:hidden" />}
      {label}
      <span className="sr-only"> que {replyName(tone)}</span>
    </Button>
  );
}
