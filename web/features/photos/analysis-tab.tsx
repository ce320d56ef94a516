import { ScanSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { User } from '#contract/accounts.ts';
import type { AnalysedPhoto } from '#contract/photos.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ScoreBadge } from '../../ui/score-badge.tsx';
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
  const selectedId = selected?.id;
  useEffect(() => {
    if (selectedId !== undefined) report.current?.scrollIntoView({ block: 'start' });
  }, [selectedId]);
  const look = (id: number) => {
    analysis.select(id);
    report.current?.scrollIntoView({ block: 'start' });
  };
  const isBusy = items.some(({ isWorking }) => isWorking);
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
            hasWatermark={!user.isPro}
          />
        )}
      </PhotoPicker>
      <p role="status" className="sr-only">
        {isBusy ? 'Analyse en cours…' : ''}
      </p>
      {selected?.result && selected.picture ? (
        <section ref={report} aria-label="Analyse de la photo" className="scroll-mt-4 animate-rise">
          <PhotoReport
            key={selected.id}
            result={selected.result.result}
            picture={selected.picture.address}
            name={`Photo ${items.indexOf(selected) + 1}`}
          />
        </section>
      ) : null}
      <LineUp items={items} onSelect={look} />
      <FeatureMeter feature="photoAnalysis" className="max-w-3xl lg:hidden" />
      <PrivacyLine given="photo" />
    </div>
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
  hasWatermark: boolean;
}

function AnalysisItem(props: AnalysisItemProps) {
  const { item, picture, name, isSelected, onSelect, onAnalyse, onRemove, hasWatermark } = props;
  const result = item.result?.result;
  const image = (
    <img
      src={picture}
      alt={result ? '' : `Ta ${name}`}
      className="aspect-4/5 w-full rounded-md bg-sunken object-cover"
    />
  );
  return (
    <div className="grid gap-2">
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
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      {result ? (
        <SharePhotoScore result={result} name={name} hasWatermark={hasWatermark} />
      ) : (
        <Button size="small" className="px-2" pending={item.isWorking} pendingLabel="Analyse..." onClick={onAnalyse}>
          <ScanSearch aria-hidden="true" className="size-4.5 max-sm:hidden" />
          Analyser<span className="sr-only"> la {name}</span>
        </Button>
      )}
    </div>
  );
}
