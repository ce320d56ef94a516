import type { Judgement, Reply } from '#contract/writing.ts';
import { useDoubt } from '../assistant/use-doubt.ts';
import { DoubtCard, VerdictCard } from '../assistant/verdict-card.tsx';
import { TriedReplies } from './tried-replies.tsx';

/** What a try says of the talk, where it is no ordinary one, and its replies. */
export function TriedAdvice({ judgement, replies }: { judgement: Judgement | null; replies: readonly Reply[] }) {
  const { question, judged, answer } = useDoubt(judgement);
  if (question) return <DoubtCard question={question} onAnswer={answer} />;
  const isToldToStop = judgement?.question !== undefined && judged?.verdict === 'stop';
  return (
    <>
      {judged && (judged.verdict !== 'reply' || judged.signal) ? <VerdictCard {...judged} /> : null}
      <TriedReplies replies={isToldToStop ? [] : replies} />
    </>
  );
}
