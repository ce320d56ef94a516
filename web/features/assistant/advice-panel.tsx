import { RefreshCw } from 'lucide-react';
import type { Gender } from '#contract/onboarding.ts';
import type { Reply, Variation } from '#contract/writing.ts';
import { confidenceText, doneTexts } from '../../content/assistant.ts';
import { settingLink, writtenByBrowser } from '../../content/browser-model.ts';
import { originOfReplies } from '../../content/who-writes.ts';
import { useSiteSettings } from '../../site.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Link } from '../../ui/link.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import { DeviceWritingNote } from '../browser-model/device-writing-note.tsx';
import { settingAddress } from '../browser-model/setting-address.ts';
import { foldedUnder } from './folded-replies.ts';
import { FollowUpNote, IncludedNote } from './follow-up-note.tsx';
import { RunProgress } from './run-progress.tsx';
import type { RunState } from './run-state.ts';
import { SuggestedReply } from './suggested-reply.tsx';
import type { Assistant } from './use-assistant.ts';
import { useDoubt } from './use-doubt.ts';
import { DoubtCard, IdeaCard, VerdictCard } from './verdict-card.tsx';

interface AdvicePanelProps extends Pick<Assistant, 'run' | 'varying' | 'writing' | 'noteSent'> {
  matchGender?: Gender;
  onVary: (suggested: Reply, content: string, how: Variation) => void;
  /** Asks for other replies, or again after a failure. */
  onAsk: () => void;
  onCancel: () => void;
}

/** The verdict, then the replies as they arrive. A button to ask again follows every run but one that says to stop. */
export function AdvicePanel({ run, varying, writing, matchGender, noteSent, onVary, ...props }: AdvicePanelProps) {
  const { step, problem, isDone, followUp } = run;
  const { question, judged: advice, answer } = useDoubt(run.advice);
  // After a yes nothing of what was written for another case is shown.
  const isDropped = question !== null || (advice?.verdict === 'stop' && run.advice?.question !== undefined);
  const replies = isDropped ? [] : run.replies;
  const isGentle = advice?.reading?.stance === 'careful';
  const idea = question ? undefined : advice?.idea;
  const folded = question || !advice ? null : foldedUnder(advice);
  const isOver = isDone && advice?.verdict === 'stop' && !problem;
  const list = (
    <ul className="grid gap-4">
      {replies.map((reply) => (
        <li key={reply.content}>
          <SuggestedReply
            reply={reply}
            isExit={advice?.verdict === 'stop'}
            matchGender={matchGender}
            sentId={run.sent[reply.content] ?? null}
            onSent={(id) => noteSent(reply, id)}
            varying={varying?.content === reply.content ? varying.how : null}
            isBusy={varying !== null || step !== null}
            onVary={(how, content) => onVary(reply, content, how)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label="Réponses proposées" className="grid content-start gap-4 sm:gap-5">
      {question ? <DoubtCard question={question} onAnswer={answer} /> : advice ? <VerdictCard {...advice} /> : null}
      {step ? (
        <RunProgress step={step} wait={run.wait} hasReading={false} writing={writing} onCancel={props.onCancel} />
      ) : null}
      {isDone && replies.length > 0 ? (
        <p className="text-sm font-semibold text-ink-soft">
          {doneTexts.title} {doneTexts.replies(replies.length)}
        </p>
      ) : null}
      {idea ? <IdeaCard idea={idea} /> : null}
      {replies.length === 0 ? null : folded ? <Disclosure label={folded}>{list}</Disclosure> : list}
      <DeviceWritingNote writing={step ? null : writing} isAnnounced={false} />
      {step === 'redaction' && !isDropped && replies.length < 3 && advice?.verdict !== 'stop' ? (
        <Skeleton className="h-36 w-full rounded-bubble" />
      ) : null}
      {problem ? <FormProblem isAnnounced={false}>{problem}</FormProblem> : null}
      {step || isOver || question ? null : (
        <Button variant="secondary" onClick={props.onAsk} className="justify-self-start">
          <RefreshCw aria-hidden="true" className="size-5" />
          {askLabel(run)}
        </Button>
      )}
      {step || !followUp ? null : <FollowUpNote followUp={followUp} />}
      {step || isOver || replies.length === 0 ? null : <IncludedNote included={run.variations} />}
      {step || replies.length === 0 ? null : <Origin replies={replies} isGentle={isGentle} />}
    </section>
  );
}

/** Who wrote the replies, and what their figures mean. */
function Origin({ replies, isGentle }: { replies: RunState['replies']; isGentle: boolean }) {
  const { writer } = useSiteSettings();
  return (
    <>
      <p className="text-sm text-ink-soft">
        {withNonBreakingSpaces(originOfReplies(replies, writer))}
        {replies.some(({ isOnDevice }) => isOnDevice) ? <DeviceLine /> : null}
      </p>
      {isGentle || replies.every(({ isOnDevice }) => isOnDevice) ? null : <WhyThisConfidence />}
    </>
  );
}

export function askLabel({ replies }: Pick<RunState, 'replies'>): string {
  return replies.length > 0 ? 'Régénérer' : 'Réessayer';
}

function DeviceLine() {
  return (
    <>
      {' '}
      {writtenByBrowser} <Link href={settingAddress}>{settingLink}</Link>
    </>
  );
}

function WhyThisConfidence() {
  return (
    <Disclosure label="Pourquoi ce pourcentage ?">
      <div className="grid gap-2 text-sm">
        <p>{withNonBreakingSpaces(confidenceText.intro)}</p>
        <p>{withNonBreakingSpaces(confidenceText.blank)}</p>
        <p>{withNonBreakingSpaces(confidenceText.advice)}</p>
      </div>
    </Disclosure>
  );
}
