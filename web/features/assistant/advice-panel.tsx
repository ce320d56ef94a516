import { CalendarClock, RefreshCw } from 'lucide-react';
import type { Gender } from '#contract/onboarding.ts';
import type { Reply, Variation } from '#contract/writing.ts';
import { confidenceText, doneTexts } from '../../content/assistant.ts';
import { settingLink, writtenByBrowser } from '../../content/browser-model.ts';
import { originOfReplies } from '../../content/who-writes/results.ts';
import { useSiteSettings } from '../../site.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Link } from '../../ui/link.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import { DeviceWritingNote } from '../browser-model/device-writing-note.tsx';
import { settingAddress } from '../browser-model/setting-address.ts';
import { fromWhen } from '../sent-replies/revival-date.ts';
import { foldedUnder } from './folded-replies.ts';
import { IncludedNote } from './included-note.tsx';
import { RunProgress } from './run-progress.tsx';
import type { RunState } from './run-state.ts';
import { SuggestedReply } from './suggested-reply.tsx';
import { unansweredIn } from './transcript.ts';
import type { Assistant, Revival } from './use-assistant.ts';
import { useDoubt } from './use-doubt.ts';
import { DoubtCard, IdeaCard, VerdictCard } from './verdict-card.tsx';

interface AdvicePanelProps extends Pick<Assistant, 'run' | 'varying' | 'writing' | 'noteSent'> {
  matchGender?: Gender;
  onVary: (suggested: Reply, content: string, how: Variation) => void;
  onRevive: (revival: Revival) => void;
  /** Asks for other replies, or again after a failure. */
  onAsk: () => void;
  onCancel: () => void;
}

/** The verdict, then the replies as they arrive. A button to ask again follows every run but one that says to stop. */
export function AdvicePanel({ run, varying, writing, matchGender, noteSent, ...props }: AdvicePanelProps) {
  const { step, problem, isDone } = run;
  const { question, judged: advice, answer } = useDoubt(run.advice);
  // After a yes nothing of what was written for another case is shown.
  const isDropped = question !== null || (advice?.verdict === 'stop' && run.advice?.question !== undefined);
  const replies = isDropped ? [] : run.replies;
  const isGentle = advice?.reading?.stance === 'careful';
  const idea = question ? undefined : advice?.idea;
  const folded = question || !advice ? null : foldedUnder(advice);
  const isOver = isDone && advice?.verdict === 'stop' && !problem;
  // A day to write again says what the verdict would say, unless the talk is no ordinary one.
  const isDated = run.sendFrom && replies.length > 0 && advice?.verdict !== 'stop' && !advice?.signal && !isGentle;
  const list = (
    <ul className="grid gap-4">
      {replies.map((reply) => (
        <li key={reply.content}>
          <SuggestedReply
            reply={reply}
            isExit={advice?.verdict === 'stop'}
            matchGender={matchGender}
            sentId={run.sent[reply.content] ?? null}
            unanswered={unansweredIn(run.transcript) + 1}
            onSent={(id) => noteSent(reply, id)}
            onRevive={(text, sendFrom) => props.onRevive({ text, sendFrom: sendFrom.toISOString() })}
            varying={varying?.content === reply.content ? varying.how : null}
            isBusy={varying !== null || step !== null}
            onVary={(how, content) => props.onVary(reply, content, how)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label="Réponses proposées" className="grid content-start gap-4 sm:gap-5">
      {question ? <DoubtCard question={question} onAnswer={answer} /> : null}
      {advice && !question && !isDated ? <VerdictCard {...advice} /> : null}
      {isDated && run.sendFrom ? <SendFrom day={run.sendFrom} /> : null}
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
      {step || isOver || replies.length === 0 ? null : <IncludedNote {...run} />}
      {step || replies.length === 0 ? null : <Origin replies={replies} isGentle={isGentle} />}
    </section>
  );
}

/** Above a revival, in place of the verdict: the day it is for. */
function SendFrom({ day }: { day: string }) {
  return (
    <p className="flex gap-2 rounded-md bg-apricot-tint px-4 py-3 font-semibold">
      <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-apricot-text" />
      {withNonBreakingSpaces(`Ta relance, à envoyer ${fromWhen(new Date(day), new Date())}. Une seule suffit.`)}
    </p>
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
