import { Flame, Laugh, type LucideIcon, MessageCircle, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { isReplyLength } from '#contract/reply-lengths.ts';
import { Badge, type BadgeTone } from './badge.tsx';
import { classNames } from './class-names.ts';
import { withNonBreakingSpaces } from './non-breaking-spaces.ts';

export type ReplyTone = 'humoristique' | 'flirt' | 'original';

interface ToneLook {
  label: string | null;
  icon: LucideIcon;
  badge: BadgeTone;
  edge: string;
}

const tones: Record<ReplyTone, ToneLook> = {
  humoristique: { label: 'Humoristique', icon: Laugh, badge: 'apricot', edge: 'border-apricot' },
  flirt: { label: 'Flirt', icon: Flame, badge: 'coral', edge: 'border-coral' },
  original: { label: 'Original', icon: Sparkles, badge: 'teal', edge: 'border-teal' },
};

/** A tone that is not one of the three is shown as it came; a length is not shown, for the card shows it. */
function lookOf(tone: string): ToneLook {
  if (Object.hasOwn(tones, tone)) return tones[tone as ReplyTone];
  return { label: isReplyLength(tone) ? null : tone, icon: MessageCircle, badge: 'neutral', edge: 'border-control' };
}

interface ReplyCardProps {
  tone: string;
  /** A copy button, a heart. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A suggested reply, drawn like a bubble of the user. */
export function ReplyCard({ tone, action, className, children }: ReplyCardProps) {
  const { label, icon, badge, edge } = lookOf(tone);
  return (
    <div
      className={classNames(
        'grid gap-2.5 rounded-bubble rounded-br-xs border-2 bg-raised p-4 text-left text-ink',
        edge,
        className,
      )}
    >
      <div className="flex items-center justify-between gap-3">
        {label === null ? null : (
          <Badge tone={badge} icon={icon}>
            {label}
          </Badge>
        )}
        {action}
      </div>
      <div className="leading-snug">{typeof children === 'string' ? withNonBreakingSpaces(children) : children}</div>
    </div>
  );
}
