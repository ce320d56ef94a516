import { useState } from 'react';
import { genders, mainProblems, type OnboardingAnswers, platforms } from '#contract/onboarding.ts';
import { product } from '#contract/product.ts';
import { buttons, genderStep, platformsStep, problemStep } from '../../content/onboarding.ts';
import { greeting } from '../../content/onboarding-pictures.ts';
import { Bubble } from '../../ui/bubble.tsx';
import { Button } from '../../ui/button.tsx';
import { AnswerBubbles, ReplyButtons } from './answer-bubbles.tsx';
import { saveAnswers } from './answers.ts';
import { StepFrame } from './step-frame.tsx';
import type { Direction } from './use-step.ts';

export interface StepProps {
  direction: Direction;
  answers: OnboardingAnswers;
  onNext: () => void;
}

function optionsOf<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

export function GenderStep({ direction, answers, onNext }: StepProps) {
  return (
    <StepFrame
      direction={direction}
      lead={
        <Bubble side="match" speaker={product.name} className="mb-4 animate-rise">
          {greeting}
        </Bubble>
      }
      title={genderStep.title}
      text={genderStep.text}
    >
      <ReplyButtons
        legend={genderStep.title}
        options={optionsOf(genders, genderStep.labels)}
        chosen={answers.gender}
        onChoose={(gender) => {
          saveAnswers({ gender });
          onNext();
        }}
      />
    </StepFrame>
  );
}

export function PlatformsStep({ direction, answers: { platforms: chosen = [] }, onNext }: StepProps) {
  const [tried, setTried] = useState(false);
  const missing = chosen.length === 0;
  return (
    <StepFrame
      direction={direction}
      title={platformsStep.title}
      text={platformsStep.text}
      action={<NextButton isReady={!missing} onNext={onNext} onRefused={() => setTried(true)} />}
    >
      <AnswerBubbles
        kind="several"
        legend={platformsStep.title}
        options={optionsOf(platforms, platformsStep.labels)}
        chosen={chosen}
        onChange={(next) => saveAnswers({ platforms: next })}
        error={tried && missing ? platformsStep.required : undefined}
      />
    </StepFrame>
  );
}

export function ProblemStep({ direction, answers: { mainProblem }, onNext }: StepProps) {
  const [tried, setTried] = useState(false);
  return (
    <StepFrame
      direction={direction}
      title={problemStep.title}
      text={problemStep.text}
      action={<NextButton isReady={Boolean(mainProblem)} onNext={onNext} onRefused={() => setTried(true)} />}
    >
      <AnswerBubbles
        kind="one"
        legend={problemStep.title}
        options={optionsOf(mainProblems, problemStep.labels)}
        chosen={mainProblem ? [mainProblem] : []}
        onChange={([problem]) => saveAnswers({ mainProblem: problem })}
        error={tried && !mainProblem ? problemStep.required : undefined}
      />
    </StepFrame>
  );
}

interface NextButtonProps {
  isReady: boolean;
  onNext: () => void;
  onRefused: () => void;
}

/** Never disabled: without an answer it shows what is missing. */
function NextButton({ isReady, onNext, onRefused }: NextButtonProps) {
  return (
    <Button wide size="large" onClick={isReady ? onNext : onRefused}>
      {buttons.next}
    </Button>
  );
}
