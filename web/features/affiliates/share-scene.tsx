import { formatPercent } from '#contract/format.ts';
import { affiliateTerms } from '#contract/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { Bubble } from '../../ui/bubble.tsx';
import { ClickStrokes } from '../../ui/click-strokes.tsx';
import { useLinkPrefix } from './link-prefix.ts';

/** A friend asks, the link is shared, the commission comes: a decoration, hidden from screen readers. */
export function ShareScene() {
  const prefix = useLinkPrefix();
  return (
    <div aria-hidden="true" className="grid gap-3 text-lg">
      <Bubble side="match">Attends, c'est toi qui as écrit ça ??</Bubble>
      <Bubble side="moi">À moitié. Tiens, essaie :</Bubble>
      <div className="relative grid">
        <Bubble side="moi" className="font-semibold break-all">
          {prefix}toi
        </Bubble>
        <ClickStrokes className="absolute -top-6 -right-4 size-8 text-coral lg:-right-8" />
      </div>
      <Bubble side="match">Ok je m'abonne. Merci !</Bubble>
      <div className="mt-3 flex items-center justify-between gap-4 rounded-md border border-line bg-raised px-5 py-4 text-base">
        <span>
          <span className="block font-semibold">Nouvelle commission</span>
          <span className="text-sm text-ink-soft">et à chaque renouvellement</span>
        </span>
        <Badge tone="coral" className="text-sm">
          {formatPercent(affiliateTerms.commissionRate)}
        </Badge>
      </div>
    </div>
  );
}
