import { Flame, Laugh, type LucideIcon, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from './badge.tsx';
import { classNames } from './class-names.ts';

export type ReplyTone = 'humoristique' | 'flirt' | 'original';

const tones: Record<ReplyTone, { label: string; icon: LucideIcon; badge: BadgeTone; edge: string }> = {
  humoristique: { label: 'Humoristique', icon: Laugh, badge: 'apricot', edge: 'border-apricot' },
  flirt: { label: 'Flirt', icon: Flame, badge: 'coral', edge: 'border-coral' },
  original: { label: 'Original', icon: Sparkles, badge: 'teal', edge: 'border-teal' },
};

interface ReplyCardProps {
  tone: ReplyTone;
  /** A copy button, a heart. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A suggested reply, drawn like a bubble of the user. */
export function ReplyCard({ tone, action, className, children }: ReplyCardProps) {
  const { label, icon, badge, edge } = tones[tone];
  return (
    <div
      className={classNames(
        'grid gap-2.5 rounded-bubble rounded-br-xs border-2 bg-raised p-4 text-left text-ink',
        edge,
        className,
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <Badge tone={badge} icon={icon}>
          {label}
        </Badge>
        {action}
      </div>
      <div className="leading-snug">{children}</div>
    </div>
  );
}
