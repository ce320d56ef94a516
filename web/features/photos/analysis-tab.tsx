import { ListOrdered, ScanSearch } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { User } from '#contract/accounts.ts';
import type { AnalysedPhoto } from '#contract/photos.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ScoreBadge } from '../../ui/score-badge.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PrivacyLine } from '../assistant/privacy-line.tsx';
import { FeatureMeter } from '../usage/feature-meter.tsx';
import { LineUp } from './line-up.tsx';
import type { PhotoItem } from './photo-items.ts';
import { PhotoPicker, RemoveButton } from './photo-picker.tsx';
import { PhotoReport } from './photo-report.tsx';
import { SharePhotoScore } from './share-photo-score.tsx';
import type { Analysis } from './use-analysis.ts';

export function AnalysisTab({ user, analysis }: { user: User; analysis: Analysis }) {
  const { items, most, add, onFull, selected } = analysis;
  const report = useRef<HTMLElement>(null);
  const lineUp = useRef<HTMLDivElement>(null);
  const selectedId = selected?.id;
  useEffect(() => {
    if (selectedId !== undefined) report.current?.scrollIntoView({ block: 'start' });
  }, [selectedId]);
  const look = (id: number) => {
    analysis.select(id);
    report.current?.scrollIntoView({ block: 'start' });
  };
  const analysed = items.filter(({ result }) => result).length;
  const waiting = items.length - analysed;
  return (
    <div className="grid gap-6">
      <PhotoPicker
        items={items}
        most={most}
        title="Ajoute tes photos"
        onAdd={add}
        onFull={onFull}
        className="grid grid-cols-3 gap-3 sm:grid-cols-4 xl:grid-cols-7"
      >
        {(item, picture, name) => (
          <AnalysisItem
            item={item}
            picture={picture}
            name={name}
            isSelected={item.id === selectedId}
            onSelect={() => look(item.id)}
            onAnalyse={() => void analysis.analyse(item.id)}
            onRemove={() => analysis.remove(item.id)}
            isMain={waiting === 1}
            hasWatermark={!user.isPro}
          />
        )}
      </PhotoPicker>
      {waiting > 1 ? <AnalyseAllButton analysis={analysis} waiting={waiting} /> : null}
      <AnalysisStatus isBusy={items.some(isAtWork)} />
      {selected?.result && selected.picture ? (
        <section ref={report} aria-label="Analyse de la photo" className="animate-rise">
          <PhotoReport
            key={selected.id}
            result={selected.result.result}
            picture={selected.picture.address}
            name={`Photo ${items.indexOf(selected) + 1}`}
            actions={analysed > 1 ? <OrderButton lineUp={lineUp} /> : null}
          />
        </section>
      ) : null}
      <div ref={lineUp}>
        <LineUp items={items} onSelect={look} />
      </div>
      <FeatureMeter feature="photoAnalysis" className="max-w-3xl lg:hidden" />
      <PrivacyLine given="photo" />
    </div>
  );
}

function OrderButton({ lineUp }: { lineUp: RefObject<HTMLDivElement | null> }) {
  return (
    <Button variant="secondary" size="small" onClick={() => lineUp.current?.scrollIntoView({ block: 'start' })}>
      <ListOrdered aria-hidden="true" className="size-4.5 max-sm:hidden" />
      Ton ordre
    </Button>
  );
}

const isAtWork = ({ isWorking }: PhotoItem<AnalysedPhoto>) => isWorking;

function AnalysisStatus({ isBusy }: { isBusy: boolean }) {
  return (
    <p role="status" className="sr-only">
      {isBusy ? 'Analyse en cours…' : ''}
    </p>
  );
}

function AnalyseAllButton({ analysis, waiting }: { analysis: Analysis; waiting: number }) {
  return (
    <Button
      className="sm:justify-self-start"
      pending={analysis.items.some(isAtWork)}
      pendingLabel="Analyse..."
      disabled={analysis.items.some(({ picture }) => !picture)}
      onClick={() => void analysis.analyseAll()}
    >
      <ScanSearch aria-hidden="true" className="size-5" />
      Analyser les {waiting} photos
    </Button>
  );
}

interface AnalysisItemProps {
  item: PhotoItem<AnalysedPhoto>;
  picture: string;
  name: string;
  isSelected: boolean;
  onSelect: () => void;
  onAnalyse: () => void;
  onRemove: () => void;
  /** Whether its button is the main one of the screen. */
  isMain: boolean;
  hasWatermark: boolean;
}

function AnalysisItem(props: AnalysisItemProps) {
  const { item, picture, name, isSelected, onSelect, onAnalyse, onRemove, isMain, hasWatermark } = props;
  const result = item.result?.result;
  const image = (
    <img
      src={picture}
      alt={result ? '' : `Ta ${name}`}
      className="aspect-4/5 w-full rounded-md bg-sunken object-cover"
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="relative">
        {result ? (
          <button
            type="button"
            aria-pressed={isSelected}
            onClick={onSelect}
            className={classNames('block w-full rounded-md', isSelected && 'ring-3 ring-coral')}
          >
            {image}
            <span className="sr-only">Voir l'analyse de la {name} :</span>
            <ScoreBadge score={result.scores.global} className="absolute bottom-1.5 left-1.5" />
          </button>
        ) : (
          image
        )}
        {item.isWorking ? (
          <span className="absolute inset-0 grid animate-fade place-items-center rounded-md bg-veil text-on-ink">
            <Spinner className="size-8" />
          </span>
        ) : null}
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      {result ? (
        <SharePhotoScore result={result} name={name} hasWatermark={hasWatermark} />
      ) : (
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          size="small"
          className="px-2"
          disabled={item.isWorking}
          aria-busy={item.isWorking}
          onClick={onAnalyse}
        >
          {item.isWorking ? (
            'Analyse...'
          ) : (
            <>
              <ScanSearch aria-hidden="true" className="size-4.5 max-sm:hidden" />
              Analyser<span className="sr-only"> la {name}</span>
            </>
          )}
        </Button>
      )}
    </div>
  );
}
