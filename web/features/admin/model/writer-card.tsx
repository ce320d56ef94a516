import { Bot, FileCog, type LucideIcon, PencilLine, Server, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { withNonBreakingSpaces } from '../../../ui/non-breaking-spaces.ts';
import { DropModel } from './drop-model.tsx';
import { lostKeyText, type ModelState, sourceLabels, waitingText, writerText } from './source-text.ts';

const looks: Record<ModelState['source'], { tone: BadgeTone; icon: LucideIcon }> = {
  environment: { tone: 'apricot', icon: Server },
  file: { tone: 'apricot', icon: FileCog },
  tab: { tone: 'teal', icon: Bot },
  none: { tone: 'neutral', icon: PencilLine },
};

/** Who writes now, and what stands in the way of the tab's choice. */
export function WriterCard({ state }: { state: ModelState }) {
  const { tone, icon } = looks[state.source];
  const waiting = waitingText(state);
  const lostKey = lostKeyText(state);
  return (
    <Card
      as="section"
      aria-label="Qui écrit"
      isDense
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
    >
      <div className="grid min-w-0 max-w-3xl justify-items-start gap-2 wrap-anywhere">
        <Badge tone={tone} icon={icon}>
          {sourceLabels[state.source]}
        </Badge>
        <p className="text-lg font-semibold leading-snug">{withNonBreakingSpaces(writerText(state))}</p>
        {waiting ? <p className="text-sm text-ink-soft">{withNonBreakingSpaces(waiting)}</p> : null}
        {lostKey ? (
          <p className="flex items-start gap-1.5 text-sm font-medium text-danger-text">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {withNonBreakingSpaces(lostKey)}
          </p>
        ) : null}
      </div>
      {state.stored ? <DropModel model={state.stored.model} source={state.source} /> : null}
    </Card>
  );
}
