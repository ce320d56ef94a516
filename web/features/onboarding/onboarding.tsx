import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { buttons, progressLabel, stepCount } from '../../content/onboarding.ts';
import { FocusLayout } from '../../layouts/focus-layout.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { Progress } from '../../ui/progress.tsx';
import { FinalStep, MotivationStep, PitchStep, PlatformsPitchStep } from './pitch-steps.tsx';
import { GenderStep, PlatformsStep, ProblemStep, type StepProps } from './question-steps.tsx';
import { useAnswers } from './use-answers.ts';
import { useStep } from './use-step.ts';

const steps: ComponentType<StepProps>[] = [
  GenderStep,
  PitchStep,
  PlatformsStep,
  PlatformsPitchStep,
  ProblemStep,
  MotivationStep,
  FinalStep,
];

const backClass =
  '-ml-2.5 grid size-11 md:-ml-13 shrink-0 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink';

export function Onboarding() {
  const answers = useAnswers();
  const { step, direction, next, back } = useStep(answers);
  const Step = steps[step] ?? GenderStep;
  return (
    <FocusLayout
      width="medium"
      corner={
        <span aria-live="polite" className="tabular-nums">
          {progressLabel(step)}
        </span>
      }
      top={
        <section aria-label="Progression" className="mx-auto flex max-w-2xl items-center gap-2 sm:px-5">
          {step === 0 ? (
            <Link href={paths.home} look="plain" aria-label={buttons.back} className={backClass}>
              <ArrowLeft aria-hidden="true" className="size-5" />
            </Link>
          ) : (
            <button type="button" aria-label={buttons.back} onClick={back} className={backClass}>
              <ArrowLeft aria-hidden="true" className="size-5" />
            </button>
          )}
          <Progress value={step + 1} max={stepCount} label="Étapes" className="flex-1" />
        </section>
      }
    >
      <Step key={step} direction={direction} answers={answers} onNext={next} />
    </FocusLayout>
  );
}
