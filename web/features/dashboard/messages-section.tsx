import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { requiredTexts } from '#contract/assistant-fields.ts';
import { showToast } from '../../ui/toast.ts';
import { ConversationInput, type InputMode } from '../assistant/conversation-input.tsx';
import { KeptList } from '../assistant/kept-list.tsx';
import { LoadedResult, usePreloadedResult } from '../assistant/loaded-result.tsx';
import type { Manner } from '../assistant/manner.ts';
import { MannerForm } from '../assistant/manner-form.tsx';
import { usePickedScreenshots } from '../assistant/picked-screenshots.ts';
import { RunStatus } from '../assistant/run-status.tsx';
import { useAssistant } from '../assistant/use-assistant.ts';
import { UpgradeDialog } from '../billing/upgrade-dialog.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { useHistory } from '../history/use-history.ts';
import { OwnAnswersCard } from '../own-answers/own-answers-card.tsx';
import { SentRecord } from '../sent-replies/sent-record.tsx';
import { useSharedScreenshots } from '../share-target/use-shared-screenshots.ts';
import { useRefusals } from '../usage/refusals.ts';

/** Messages IA, for Pro: takes a conversation, shows the verdict and three replies. */
export function MessagesSection({ user }: { user: User }) {
  const { offer, closeOffer, refuse } = useRefusals();
  const assistant = useAssistant(refuse, user.id);
  const history = useHistory(assistant, user.id);
  const screenshots = usePickedScreenshots();
  useSharedScreenshots(screenshots.add);
  const [mode, setMode] = useState<InputMode>('screenshot');
  const [text, setText] = useState('');
  const [manner, setManner] = useState<Manner>(assistant.manner ?? { objective: 'continue', intensity: 'soft' });

  const isMissing = mode === 'text' ? text.trim() === '' : screenshots.picked.length === 0;
  usePreloadedResult(!isMissing);

  const send = () => {
    if (isMissing) {
      showToast({ title: 'Conversation requise', description: requiredTexts.conversation, tone: 'danger' });
      return;
    }
    const files = screenshots.picked.map(({ file }) => file);
    assistant.start(mode === 'text' ? { kind: 'text', text } : { kind: 'screenshots', files }, manner);
  };
  const startOver = () => {
    assistant.clear();
    screenshots.clear();
    setText('');
  };

  return (
    <div className="grid gap-12">
      <RunStatus run={assistant.run} isDeviceWriting={assistant.writing !== null} />
      {assistant.run.transcript.length > 0 ? (
        <LoadedResult
          assistant={assistant}
          manner={manner}
          settings={<MannerForm manner={manner} onChange={setManner} />}
          onStartOver={startOver}
        />
      ) : (
        <ConversationInput
          run={assistant.run}
          mode={mode}
          onMode={setMode}
          screenshots={screenshots}
          text={text}
          onText={setText}
          manner={manner}
          onManner={setManner}
          onSend={send}
          onCancel={assistant.cancel}
        />
      )}
      <HistoryCard
        history={history}
        currentId={assistant.run.id}
        onResume={(kept) => {
          setManner(kept.manner);
          assistant.resume(kept);
          window.scrollTo(0, 0);
        }}
      />
      <OwnAnswersCard />
      <SentRecord />
      <KeptList />
      <UpgradeDialog offer={offer} onClose={closeOffer} />
    </div>
  );
}
