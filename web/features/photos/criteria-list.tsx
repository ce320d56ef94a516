import { type PhotoCriterion, type PhotoScores, photoCriteria, photoCriterionNames } from '#contract/photos.ts';
import { criterionLevel } from '../../content/photos.ts';
import { classNames } from '../../ui/class-names.ts';
import { scoreColour } from '../../ui/score-ring.tsx';

interface CriteriaListProps {
  scores: PhotoScores;
  selected: PhotoCriterion | null;
  onSelect: (criterion: PhotoCriterion) => void;
}

/** The level of each criterion; pressing one shows its measure on the picture. */
export function CriteriaList({ scores, selected, onSelect }: CriteriaListProps) {
  return (
    <ul aria-label="Critères" className="grid grid-cols-2 gap-2">
      {photoCriteria.map((criterion) => (
        <li key={criterion} className="grid">
          <button
            type="button"
            aria-pressed={criterion === selected}
            onClick={() => onSelect(criterion)}
            className={classNames(
              'grid gap-1 rounded-md border bg-raised px-3 py-2 text-left transition-colors hover:border-ink',
              criterion === selected ? 'border-ink ring-2 ring-ink' : 'border-line',
              scoreColour(scores[criterion]),
            )}
          >
            <span className="flex items-baseline justify-between gap-2 text-sm text-ink">
              <span className="font-semibold">{photoCriterionNames[criterion]}</span>
              <span className="tabular-nums">
                {scores[criterion]}
                <span className="sr-only"> sur 100,</span>
              </span>
            </span>
            <span className="text-xs font-medium">{criterionLevel(scores[criterion])}</span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
              <span className="block h-full rounded-full bg-current" style={{ width: `${scores[criterion]}%` }} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
