import type { Judgement, Reply } from '#contract/writing.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { foldedUnder } from '../assistant/folded-replies.ts';
import { useDoubt } from '../assistant/use-doubt.ts';
import { DoubtCard, IdeaCard, VerdictCard } from '../assistant/verdict-card.tsx';
import { TriedReplies } from './tried-replies.tsx';

/** What a try says of the talk, where it is no ordinary one, and its replies. */
export function TriedAdvice({ judgement, replies }: { judgement: Judgement | null; replies: readonly Reply[] }) {
  const { question, judged, answer } = useDoubt(judgement);
  if (question) return <DoubtCard question={question} onAnswer={answer} />;
  const isToldToStop = judgement?.question !== undefined && judged?.verdict === 'stop';
  const folded = judged && foldedUnder(judged);
  const list = <TriedReplies replies={isToldToStop ? [] : replies} />;
  return (
    <>
      {judged && isWorthTelling(judged) ? <VerdictCard {...judged} /> : null}
      {judged?.idea ? <IdeaCard idea={judged.idea} /> : null}
      {folded ? <Disclosure label={folded}>{list}</Disclosure> : list}
    </>
  );
}

const isWorthTelling = ({ verdict, signal, reading }: Judgement) =>
  verdict !== 'reply' || signal !== undefined || reading?.stance === 'careful';
