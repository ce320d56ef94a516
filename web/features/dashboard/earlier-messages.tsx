import { KeptList } from '../assistant/kept-list.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { OwnAnswersCard } from '../own-answers/own-answers-card.tsx';
import { SentRecord } from '../sent-replies/sent-record.tsx';
import type { Messages } from './use-messages.ts';

/** Below the conversation on screen: earlier ones, and what their user noted and kept. */
export function EarlierMessages({ messages }: { messages: Messages }) {
  return (
    <>
      <HistoryCard history={messages.history} currentId={messages.assistant.run.id} onResume={messages.resume} />
      <OwnAnswersCard />
      <SentRecord />
      <KeptList />
    </>
  );
}
