import { ArrowLeftRight, ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { deviceTexts } from '../../content/assistant.ts';
import { originOfReplies } from '../../content/who-writes/results.ts';
import { paths } from '../../paths.ts';
import { useSiteSettings } from '../../site.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { isAdviceFirst } from '../assistant/folded-replies.ts';
import { queueText } from '../assistant/queue-text.ts';
import { StopWriting } from '../browser-model/stop-writing.tsx';
import { doneText, keepText, leftText } from './done-text.ts';
import { TriedAdvice } from './tried-advice.tsx';
import { TriedConversation } from './tried-conversation.tsx';
import { type Tried, type TryState, useTry } from './use-try.ts';

interface TryOutProps {
  tried: Tried;
  /** Back to the form. */
  onClose: () => void;
}

/** The answer to a visitor's try, as it is written; then the way on to an account. */
export default function TryOut({ tried, onClose }: TryOutProps) {
  const { writer } = useSiteSettings();
  const { state, again, swapSpeakers } = useTry(tried);
  const { messages, step, ahead, writing, advice, replies, done, problem } = state;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that was sent is gone: focus and sight move to what takes its place.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a large screen all of it is in sight where it stands.
    if (matchMedia('(width < 64rem)').matches) section.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      ref={section}
      aria-labelledby="essai"
      className="grid animate-fade gap-4 rounded-md border-2 border-ink bg-raised p-4 sm:p-5"
    >
      <h2 ref={heading} id="essai" tabIndex={-1} className="sr-only">
        Ton essai
      </h2>
      <div className="grid gap-2">
        <TriedConversation messages={messages} />
        {swapSpeakers ? <SwapSpeakers onSwap={swapSpeakers} /> : null}
      </div>
      <p role="status" className="flex items-center gap-3 font-semibold empty:hidden">
        {step ? (
          <>
            <Spinner className="size-5 text-coral-text" />
            {writing ? deviceTexts.writing : ahead > 0 ? queueText({ ahead, seconds: null }) : step}
          </>
        ) : done ? (
          doneText(replies.length, done.seconds, advice !== null && isAdviceFirst(advice))
        ) : null}
      </p>
      <TriedAdvice judgement={advice} replies={replies} />
      {problem ? <Problem problem={problem} hasReplies={replies.length > 0} onAgain={again} onClose={onClose} /> : null}
      {done ? (
        <>
          <WayOn replies={replies.length} left={done.left} onClose={onClose} />
          {replies.length > 0 ? <p className="text-sm text-ink-soft">{originOfReplies(replies, writer)}</p> : null}
        </>
      ) : null}
      {step ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" size="small" onClick={onClose}>
            Annuler
          </Button>
          <StopWriting writing={writing} />
        </div>
      ) : null}
    </section>
  );
}

/** Who wrote what is guessed from the text. */
function SwapSpeakers({ onSwap }: { onSwap: () => void }) {
  return (
    <p className="flex items-center justify-between gap-3 text-sm text-ink-soft">
      Toi à droite.
      <Button variant="ghost" size="small" onClick={onSwap}>
        <ArrowLeftRight aria-hidden="true" className="size-4" />
        Inverser qui parle
      </Button>
    </p>
  );
}

function WayOn({ replies, left, onClose }: { replies: number; left: number; onClose: () => void }) {
  return (
    <div className="grid gap-3 rounded-md bg-coral-tint p-4">
      <p className="font-semibold">{keepText(replies)}</p>
      <ButtonLink href={paths.signup}>
        Continuer gratuitement
        <ArrowRight aria-hidden="true" className="size-5" />
      </ButtonLink>
      {left > 0 ? (
        <Button variant="ghost" size="small" onClick={onClose}>
          Essayer un autre message
        </Button>
      ) : null}
      <p className="text-center text-sm text-ink-soft">{leftText(left)}</p>
    </div>
  );
}

interface ProblemProps {
  problem: NonNullable<TryState['problem']>;
  hasReplies: boolean;
  onAgain: () => void;
  onClose: () => void;
}

function Problem({ problem, hasReplies, onAgain, onClose }: ProblemProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-md bg-apricot-tint p-4">
      <p>{problem.message}</p>
      <div className="flex flex-wrap gap-3">
        {problem.isSpent || hasReplies ? (
          <ButtonLink href={paths.signup}>Continuer gratuitement</ButtonLink>
        ) : (
          <Button variant="ink" onClick={onAgain}>
            Réessayer
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Retour
        </Button>
      </div>
    </div>
  );
}
