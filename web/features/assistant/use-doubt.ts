import { useState } from 'react';
import type { Judgement } from '#contract/writing.ts';

interface Doubt {
  /** What to show in place of the verdict and the replies, until the user has answered. */
  question: string | null;
  /** The judgement once the user has answered: to stop after a yes. */
  judged: Judgement | null;
  answer: (isSo: boolean) => void;
}

/** The user's answer to the question that a judgement may hold; a new question is asked anew. */
export function useDoubt(judgement: Judgement | null): Doubt {
  const [answered, setAnswered] = useState<{ question: string; isSo: boolean } | null>(null);
  const asked = judgement?.question;
  const isAnswered = asked !== undefined && answered?.question === asked.text;
  const isSo = isAnswered && answered.isSo;
  return {
    question: asked && !isAnswered ? asked.text : null,
    judged: judgement && asked && isSo ? { verdict: 'stop', reason: asked.ifYes } : judgement,
    answer: (said) => asked && setAnswered({ question: asked.text, isSo: said }),
  };
}
