import { Check, CircleAlert, Eye, Lightbulb, type LucideIcon, Shirt } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { type PhotoCriterion, type PhotoRemark, type PhotoResult, photoCriterionLevels } from '#contract/photos.ts';
import { criterionLevel, seenShotNames } from '../../content/photos.ts';
import { judgedByAi } from '../../content/who-writes/results.ts';
import { classNames } from '../../ui/class-names.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { ScoreRing, scoreColour } from '../../ui/score-ring.tsx';
import { CriteriaList } from './criteria-list.tsx';
import { criterionLayers, type Layer } from './layers.tsx';
import { PhotoFigure } from './photo-figure.tsx';

interface PhotoReportProps {
  result: PhotoResult;
  /** The address of the picture; null where the device has none. */
  picture: string | null;
  /** «Photo 2» */
  name: string;
  /** Beside the score: share. */
  actions?: ReactNode;
}

/** What was found in one photo: beside the picture on a desktop, around it on a phone so that all is in sight at once. */
export function PhotoReport({ result, picture, name, actions }: PhotoReportProps) {
  const { scores, label, shot, measures } = result;
  const [criterion, setCriterion] = useState<PhotoCriterion | null>(null);
  const [layers, setLayers] = useState<readonly Layer[]>(['faces']);
  const figure = useRef<HTMLDivElement>(null);
  const show = (chosen: PhotoCriterion | null) => {
    setCriterion(chosen);
    setLayers(chosen ? criterionLayers[chosen] : ['faces']);
    figure.current?.scrollIntoView({ block: 'nearest' });
  };
  const toggle = (layer: Layer) =>
    setLayers((shown) => (shown.includes(layer) ? shown.filter((one) => one !== layer) : [...shown, layer]));
  return (
    <div className="grid gap-4 [--figure-height:32dvh] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8 lg:gap-y-5 lg:[--figure-height:calc(100dvh-26rem)]">
      <div className="flex items-center gap-4 lg:col-start-2">
        <ScoreRing
          key={scores.global}
          score={scores.global}
          label="Score global"
          size="small"
          animated
          className="lg:size-24"
        />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 className="text-title">{label}</h2>
          <p className="text-sm text-ink-soft">
            {name} · {seenShotNames[shot]}
          </p>
        </div>
        {actions}
      </div>
      <div ref={figure} className="lg:col-start-1 lg:row-span-3 lg:row-start-1">
        <div className="grid gap-3 lg:sticky lg:top-24">
          <PhotoFigure measures={measures} picture={picture} name={name} shown={layers} onToggle={toggle} />
        </div>
      </div>
      <div className="grid gap-3 lg:col-start-2">
        <p className="text-sm text-ink-soft max-lg:text-center">Touche un critère pour voir d'où vient sa note.</p>
        <CriteriaList
          result={result}
          selected={criterion}
          onSelect={(chosen) => show(chosen === criterion ? null : chosen)}
        />
      </div>
      <Words result={result} onSelect={show} />
    </div>
  );
}

interface WordsProps {
  result: PhotoResult;
  onSelect: (criterion: PhotoCriterion) => void;
}

function Words({ result, onSelect }: WordsProps) {
  const { scores, feedback, improvements, motivation, styleAdvice } = result;
  return (
    <div className="grid content-start gap-6 lg:col-start-2">
      <p className="rounded-bubble rounded-bl-xs bg-teal-tint px-4 py-3 text-lg leading-snug">
        {withNonBreakingSpaces(motivation)}
      </p>
      <Remarks
        title="Ce qu'on voit"
        remarks={feedback.map((remark) => ({ ...remark, ...markOf(scores[remark.criterion]) }))}
        onSelect={onSelect}
      />
      <Remarks
        title="À améliorer"
        remarks={improvements.map((remark) => ({ ...remark, icon: Lightbulb, colour: 'text-apricot-text' }))}
        onSelect={onSelect}
      />
      <div className="grid gap-2">
        <h3 className="text-lg">Conseil de style</h3>
        <p className="grid grid-cols-[auto_1fr] gap-3">
          <Shirt aria-hidden="true" className="mt-0.5 size-5 text-coral-text" />
          <span>{withNonBreakingSpaces(styleAdvice)}</span>
        </p>
      </div>
      <p className="text-sm text-ink-soft">{judgedByAi}</p>
    </div>
  );
}

interface MarkedRemark extends PhotoRemark {
  icon: LucideIcon;
  colour: string;
}

/** A tick is only for what is excellent: the same list names what went wrong. */
function markOf(score: number): Pick<MarkedRemark, 'icon' | 'colour'> {
  return {
    icon: criterionLevel(score) === photoCriterionLevels[0].label ? Check : CircleAlert,
    colour: scoreColour(score),
  };
}

interface RemarksProps {
  title: string;
  remarks: readonly MarkedRemark[];
  onSelect: (criterion: PhotoCriterion) => void;
}

/** Pressing a remark shows the measure that it rests on. */
function Remarks({ title, remarks, onSelect }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid gap-1">
        {remarks.map(({ content, criterion, icon: Icon, colour }) => (
          <li key={content}>
            <button
              type="button"
              onClick={() => onSelect(criterion)}
              className="-mx-2 grid w-[calc(100%+1rem)] grid-cols-[auto_1fr_auto] gap-3 rounded-sm px-2 py-1.5 text-left transition-colors hover:bg-sunken"
            >
              <Icon aria-hidden="true" className={classNames('mt-0.5 size-5', colour)} />
              <span>
                {withNonBreakingSpaces(content)}
                <span className="sr-only"> Voir sur la photo</span>
              </span>
              <Eye aria-hidden="true" className="mt-1 size-4.5 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
