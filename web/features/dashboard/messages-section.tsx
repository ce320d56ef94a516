import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { ConversationInput, type InputMode } from '../assistant/conversation-input.tsx';
import { LoadedResult } from '../assistant/loaded-result.tsx';
import { MannerForm } from '../assistant/manner-form.tsx';
import { RunStatus } from '../assistant/run-status.tsx';
import { UpgradeDialog } from '../billing/upgrade-dialog.tsx';
import { EarlierMessages } from './earlier-messages.tsx';
import { useMessages, useSend } from './use-messages.ts';

/** Messages IA, for Pro: takes a conversation, shows the verdict and three replies. */
export function MessagesSection({ user }: { user: User }) {
  const messages = useMessages(user, { objective: 'continue', intensity: 'soft' });
  const { assistant, screenshots, text, manner } = messages;
  const [mode, setMode] = useState<InputMode>('screenshot');
  const send = useSend(messages, mode === 'screenshot');
  return (
    <div className="grid gap-12">
      <RunStatus run={assistant.run} isDeviceWriting={assistant.writing !== null} />
      {assistant.run.transcript.length > 0 ? (
        <LoadedResult
          assistant={assistant}
          manner={manner}
          settings={<MannerForm manner={manner} onChange={messages.setManner} />}
          screenshots={screenshots.picked}
          onReadAgain={messages.readAgain}
          onRevive={messages.revive}
          onStartOver={messages.startOver}
        />
      ) : (
        <ConversationInput
          run={assistant.run}
          mode={mode}
          onMode={setMode}
          screenshots={screenshots}
          text={text}
          onText={messages.setText}
          manner={manner}
          onManner={messages.setManner}
          onSend={send}
          onCancel={assistant.cancel}
        />
      )}
      <EarlierMessages messages={messages} />
      <UpgradeDialog offer={messages.offer} onClose={messages.closeOffer} />
    </div>
  );
}
