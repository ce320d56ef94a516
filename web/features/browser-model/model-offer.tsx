import { Check, MonitorDown } from 'lucide-react';
import { declinedToast, modelTitle, offerTexts } from '../../content/browser-model.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { showToast } from '../../ui/toast.ts';
import { ModelDownload } from './model-download.tsx';
import { choose } from './model-store.ts';
import { useModel } from './use-model.ts';

/** Below a result: offers the download of the browser's model, until it is there or was declined. */
export default function ModelOffer() {
  const model = useModel();
  const { state, choice, ended } = model;
  const isReady = state === 'available' && ended === 'ready';
  const isOffered = (state === 'downloadable' || state === 'downloading') && choice !== 'off';
  if (!isReady && !isOffered) return null;
  const decline = () => {
    choose('off');
    showToast({ ...declinedToast, description: withNonBreakingSpaces(declinedToast.description), tone: 'success' });
  };
  return (
    <Card as="section" aria-labelledby="ia-du-navigateur" className="grid gap-4">
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <MonitorDown aria-hidden="true" className="mt-1 size-5 text-ink-soft" />
        <div className="grid gap-1">
          <h2 id="ia-du-navigateur" className="text-xl">
            {modelTitle}
          </h2>
          {isReady ? null : <p className="text-sm text-ink-soft">{offerTexts.intro}</p>}
        </div>
      </div>
      {isReady ? (
        <p role="status" className="flex gap-2">
          <Check aria-hidden="true" strokeWidth={3} className="mt-0.5 size-5 shrink-0 text-teal-text" />
          {withNonBreakingSpaces(offerTexts.ready)}
        </p>
      ) : (
        <ModelDownload
          model={model}
          aside={
            <Button size="small" variant="ghost" onClick={decline}>
              {offerTexts.decline}
            </Button>
          }
        />
      )}
    </Card>
  );
}
