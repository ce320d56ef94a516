import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { retouchStepNames, undoneTexts } from '../../content/photos.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { isTouched, type Retouched } from './use-retouching.ts';

const figures = [
  ['brightness', 'Luminosité'],
  ['contrast', 'Contraste'],
  ['saturation', 'Saturation'],
  ['sharpness', 'Netteté'],
] as const;

/** What was done to a photo, and its figures before and after. */
export function RetouchReport({ result, action }: { result: Retouched; action: ReactNode }) {
  const { enhancement, improvements, technicalDetails, scoreBefore, scoreAfter, asked } = result;
  const undone = (['crop', 'blur'] as const).filter(
    (step) => asked[step] && !improvements.some(({ type }) => type === step),
  );
  return (
    <div className="grid animate-rise gap-5">
      <div className="grid gap-1">
        <h2 className="text-lg">{withNonBreakingSpaces(enhancement)}</h2>
        {isTouched(result) ? <p className="text-sm text-ink-soft">Image retouchée par IA</p> : null}
      </div>
      {action}
      {isTouched(result) ? (
        <ul aria-label="Améliorations" className="grid gap-2">
          {improvements.map(({ type, description }) => (
            <li key={type} className="text-sm">
              <strong>{retouchStepNames[type]}.</strong> {withNonBreakingSpaces(description)}
            </li>
          ))}
        </ul>
      ) : null}
      {undone.map((step) => (
        <p key={step} className="text-sm text-ink-soft">
          {undoneTexts[step]}
        </p>
      ))}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm">
        {figures.map(([figure, label]) => (
          <Change
            key={figure}
            label={label}
            before={`${technicalDetails.before[figure]} %`}
            after={`${technicalDetails[figure]} %`}
          />
        ))}
        <Change label="Score de la photo" before={`${scoreBefore}/100`} after={`${scoreAfter}/100`} />
      </dl>
    </div>
  );
}

function Change({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <>
      <dt className="font-semibold">{label}</dt>
      <dd className="flex items-center gap-1.5 tabular-nums">
        <span className="min-w-14 text-right text-ink-soft">
          <span className="sr-only">avant </span>
          {before}
        </span>
        <ArrowRight aria-hidden="true" className="size-3.5" />
        <span className="min-w-14 text-right">
          <span className="sr-only">après </span>
          {after}
        </span>
      </dd>
    </>
  );
}
