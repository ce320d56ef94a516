import type { Judgement, Reply } from '#contract/writing.ts';
import { anyTalkLabel } from '../../content/assistant.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useDoubt } from '../assistant/use-doubt.ts';
import { DoubtCard, IdeaCard, VerdictCard } from '../assistant/verdict-card.tsx';
import { TriedReplies } from './tried-replies.tsx';

/** What a try says of the talk, where it is no ordinary one, and its replies. */
export function TriedAdvice({ judgement, replies }: { judgement: Judgement | null; replies: readonly Reply[] }) {
  const { question, judged, answer } = useDoubt(judgement);
  if (question) return <DoubtCard question={question} onAnswer={answer} />;
  const isToldToStop = judgement?.question !== undefined && judged?.verdict === 'stop';
  return (
    <>
      {judged && isWorthTelling(judged) ? <VerdictCard {...judged} /> : null}
      {judged?.idea ? (
        <>
          <IdeaCard idea={judged.idea} />
          <Disclosure label={anyTalkLabel}>
            <TriedReplies replies={replies} />
          </Disclosure>
        </>
      ) : (
        <TriedReplies replies={isToldToStop ? [] : replies} />
      )}
    </>
  );
}

const isWorthTelling = ({ verdict, signal, reading }: Judgement) =>
  verdict !== 'reply' || signal !== undefined || reading?.stance === 'careful';
