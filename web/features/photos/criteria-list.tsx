import { Fragment, useEffect, useRef } from 'react';
import { type PhotoCriterion, type PhotoResult, photoCriteria, photoCriterionNames } from '#contract/photos.ts';
import { criterionLevel } from '../../content/photos.ts';
import { classNames } from '../../ui/class-names.ts';
import { scoreColour } from '../../ui/score-ring.tsx';
import { CriterionReason } from './criterion-reason.tsx';

interface CriteriaListProps {
  result: PhotoResult;
  selected: PhotoCriterion | null;
  onSelect: (criterion: PhotoCriterion) => void;
}

const columns = 2;

/**
 * The level of each criterion; pressing one shows its measure on the picture, and the reason below its row, so that what was
 * pressed does not move.
 */
export function CriteriaList({ result, selected, onSelect }: CriteriaListProps) {
  const selectedRow = selected ? Math.floor(photoCriteria.indexOf(selected) / columns) : null;
  const reason = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) reason.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <ul aria-label="Critères" aria-live="polite" className="grid grid-cols-2 gap-2">
      {photoCriteria.map((criterion, index) => (
        <Fragment key={criterion}>
          <li className="grid">
            <CriterionButton
              criterion={criterion}
              score={result.scores[criterion]}
              isSelected={criterion === selected}
              onSelect={() => onSelect(criterion)}
            />
          </li>
          {selected && index === ((selectedRow ?? 0) + 1) * columns - 1 ? (
            <li ref={reason} className="col-span-2 scroll-mb-4 animate-fade">
              <CriterionReason criterion={selected} result={result} />
            </li>
          ) : null}
        </Fragment>
      ))}
    </ul>
  );
}

interface CriterionButtonProps {
  criterion: PhotoCriterion;
  score: number;
  isSelected: boolean;
  onSelect: () => void;
}

function CriterionButton({ criterion, score, isSelected, onSelect }: CriterionButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isSelected}
      onClick={onSelect}
      className={classNames(
        'grid gap-1 rounded-md border bg-raised px-3 py-2 text-left transition-colors hover:border-ink',
        isSelected ? 'border-ink ring-2 ring-ink' : 'border-line',
        scoreColour(score),
      )}
    >
      <span className="flex items-baseline justify-between gap-2 text-sm text-ink">
        <span className="font-semibold">{photoCriterionNames[criterion]}</span>
        <span className="tabular-nums">
          {score}
          <span className="sr-only"> sur 100,</span>
        </span>
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-line">
          <span className="block h-full rounded-full bg-current" style={{ width: `${score}%` }} />
        </span>
        <span className="text-xs font-medium">{criterionLevel(score)}</span>
      </span>
    </button>
  );
}
