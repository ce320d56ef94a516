import { CalendarHeart, type LucideIcon, MessagesSquare, UserRoundPen } from 'lucide-react';
import { buttons, finalStep, motivation, pitchStep, platformsPitch } from '../../content/onboarding.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { arrivalClass } from './chat-line.tsx';
import { ExamplePicture, ReadingPicture, ScenePicture } from './pictures.tsx';
import type { StepProps } from './question-steps.tsx';
import { StepFrame } from './step-frame.tsx';

/** In the order of `pitchStep.points`. */
const pointIcons: LucideIcon[] = [MessagesSquare, UserRoundPen, CalendarHeart];

export function PitchStep({ direction, onNext }: StepProps) {
  return (
    <StepFrame
      direction={direction}
      title={pitchStep.title}
      text={pitchStep.text}
      picture={<ExamplePicture />}
      action={
        <Button wide size="large" onClick={onNext}>
          {buttons.next}
        </Button>
      }
    />
  );
}

export function PlatformsPitchStep({ direction, answers: { platforms = [] }, onNext }: StepProps) {
  const { title, text } = platformsPitch(platforms);
  return (
    <StepFrame
      direction={direction}
      title={title}
      text={text}
      picture={<ReadingPicture platforms={platforms} />}
      action={
        <Button wide size="large" onClick={onNext}>
          {buttons.next}
        </Button>
      }
    />
  );
}

export function MotivationStep({ direction, answers, onNext }: StepProps) {
  const { mainProblem = 'dont_know_start', gender = 'non_precise' } = answers;
  const { title, text, button } = motivation(mainProblem, gender);
  return (
    <StepFrame
      direction={direction}
      title={title}
      text={text}
      picture={<ScenePicture problem={mainProblem} />}
      action={
        <Button wide size="large" onClick={onNext}>
          {button}
        </Button>
      }
    />
  );
}

export function FinalStep({ direction }: StepProps) {
  return (
    <StepFrame
      direction={direction}
      title={finalStep.title}
      text={finalStep.text}
      action={
        <div className="grid gap-3 text-center">
          <ButtonLink href={paths.paywall} wide size="large">
            {buttons.finish}
          </ButtonLink>
          <p className="text-sm text-ink-soft">{finalStep.note}</p>
        </div>
      }
    >
      <ul className="grid gap-3">
        {finalStep.points.map((point, index) => {
          const Icon = pointIcons[index] ?? MessagesSquare;
          return (
            <li
              key={point}
              className={`flex items-center gap-4 rounded-bubble rounded-bl-xs bg-teal-tint px-5 py-4 text-lg leading-snug ${arrivalClass(index)}`}
            >
              <Icon aria-hidden="true" className="size-7 shrink-0 text-teal-text" />
              {point}
            </li>
          );
        })}
      </ul>
    </StepFrame>
  );
}
