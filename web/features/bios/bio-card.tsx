import type { ReactNode } from 'react';
import { type BioStyle, bioLength } from '#contract/writing.ts';
import { bioStyleLabels } from '../../content/bios.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';

interface BioCardProps {
  style: BioStyle;
  content: string;
  characterCount?: number;
  /** Right of the style: a score, a date. */
  aside?: ReactNode;
  actions: ReactNode;
}

export function BioCard({ style, content, characterCount, aside, actions }: BioCardProps) {
  return (
    <Card as="article" className="grid grid-rows-[auto_1fr_auto] gap-4 animate-rise">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Badge tone="coral">{bioStyleLabels[style]}</Badge>
        <span className="flex items-center gap-3 text-sm text-ink-soft tabular-nums">
          {characterCount === undefined ? null : (
            <span>
              {characterCount}/{bioLength.max}
              <span className="sr-only"> caractères</span>
            </span>
          )}
          {aside}
        </span>
      </div>
      <p className="whitespace-pre-wrap text-lg leading-snug">{withNonBreakingSpaces(content)}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={content}
          what="cette bio"
          toast={{ title: 'Copié ! 📋', description: 'Bio copiée dans le presse-papier' }}
        />
        {actions}
      </div>
    </Card>
  );
}
