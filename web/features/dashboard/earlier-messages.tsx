import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { keptRepliesQuery } from '../assistant/kept-replies.ts';
import { withSent } from '../assistant/run-state.ts';
import { unansweredIn } from '../assistant/transcript.ts';
import { HistoryCard } from '../history/history-card.tsx';
import { OwnAnswersCard } from '../own-answers/own-answers-card.tsx';
import { sentRepliesQuery } from '../sent-replies/queries.ts';
import type { SentTalk } from '../sent-replies/sent-record.tsx';
import type { Messages } from './use-messages.ts';

// Fetched only where there is something to show.
const SentRecord = lazy(() => import('../sent-replies/sent-record.tsx'));
const KeptList = lazy(() => import('../assistant/kept-list.tsx'));

/** Below the conversation on screen: earlier ones, and what their user noted and kept. */
export function EarlierMessages({ messages }: { messages: Messages }) {
  const sent = useQuery(sentRepliesQuery).data ?? [];
  const kept = useQuery(keptRepliesQuery).data ?? [];
  return (
    <>
      <HistoryCard history={messages.history} currentId={messages.assistant.run.id} onResume={messages.resume} />
      <OwnAnswersCard />
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          {sent.length > 0 ? <SentRecord sent={sent} talkOf={(id) => sentTalk(id, messages)} /> : null}
          {kept.length > 0 ? <KeptList kept={kept} /> : null}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** The conversation on screen or in the history to which the entry `id` of the record was sent. */
function sentTalk(id: string, { assistant, history, manner, revive }: Messages): SentTalk | null {
  for (const talk of [{ run: assistant.run, manner }, ...history.kept]) {
    const [text] = Object.entries(talk.run.sent).find(([, sentId]) => sentId === id) ?? [];
    if (text === undefined) continue;
    return {
      matchName: talk.run.matchName,
      unanswered: unansweredIn(withSent(talk.run, text).transcript),
      onRevive: (sendFrom) => revive(talk, { text, sendFrom: sendFrom.toISOString() }),
    };
  }
  return null;
}
