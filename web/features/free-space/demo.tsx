import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { VerificationNotice } from '../accounts/verification-notice.tsx';
import { LoadedResult } from '../assistant/loaded-result.tsx';
import { RunProgress } from '../assistant/run-progress.tsx';
import { RunStatus } from '../assistant/run-status.tsx';
import type { Assistant } from '../assistant/use-assistant.ts';
import { UpgradeDialog, unlockLabel } from '../billing/upgrade-dialog.tsx';
import { EarlierMessages } from '../dashboard/earlier-messages.tsx';
import { useMessages, useSend } from '../dashboard/use-messages.ts';
import { usageQuery } from '../usage/queries.ts';
import { mayRun } from './demo-access.ts';
import { DemoForm, DemoManner, type Locked } from './demo-form.tsx';
import { ProUpsell } from './pro-upsell.tsx';

/** The assistant of a free account: one demo run, then text within the daily quota. */
export function Demo({ user }: { user: User }) {
  const messages = useMessages(user, { objective: 'continue' });
  const { assistant, screenshots, manner } = messages;
  const usage = useQuery(usageQuery).data;
  const { run } = assistant;
  const isCaptureLocked = !mayRun(usage, true);
  const hasPicture = !isCaptureLocked && screenshots.picked.length > 0;
  const send = useSend(messages, hasPicture);
  const confirmation = !user.emailVerified && usage?.freeDmTrialUsed ? <VerificationNotice email={user.email} /> : null;
  const foot = (
    <>
      {confirmation}
      {usage?.freeDmTrialUsed ? <ProUpsell /> : null}
    </>
  );

  return (
    <div className="grid gap-8 sm:gap-10">
      <RunStatus run={run} isDeviceWriting={assistant.writing !== null} />
      {run.transcript.length > 0 ? (
        <LoadedResult
          assistant={assistant}
          manner={manner}
          settings={<DemoManner manner={manner} onChange={messages.setManner} />}
          foot={run.step ? null : foot}
          screenshots={screenshots.picked}
          onReadAgain={isCaptureLocked ? undefined : messages.readAgain}
          onRevive={messages.revive}
          onStartOver={messages.startOver}
        />
      ) : (
        <>
          {confirmation}
          <DemoForm
            messages={messages}
            isCaptureLocked={isCaptureLocked}
            isVerified={user.emailVerified}
            isTextLocked={!mayRun(usage, false)}
            onSend={send}
            onUnlock={(what) => messages.showOffer({ needs: 'pro', message: unlockTexts[what] })}
          />
        </>
      )}
      <EarlierMessages messages={messages} />
      <ProgressDialog assistant={assistant} hasPicture={hasPicture} />
      <UpgradeDialog offer={messages.offer} onClose={messages.closeOffer} proLabel={unlockLabel} />
    </div>
  );
}

/** Open until there is a conversation to show. */
function ProgressDialog({ assistant: { run, cancel }, hasPicture }: { assistant: Assistant; hasPicture: boolean }) {
  return (
    <Dialog
      open={run.step !== null && run.transcript.length === 0}
      onOpenChange={(open) => {
        if (!open) cancel();
      }}
      title="Analyse en cours..."
    >
      <RunProgress
        step={run.step ?? 'analyse'}
        wait={run.wait}
        bubbles={run.bubbles}
        hasReading={hasPicture}
        onCancel={cancel}
      />
    </Dialog>
  );
}

const unlockTexts: Record<Locked, string> = {
  capture: "Tu as utilisé ta démo gratuite. Passe en Pro pour analyser d'autres captures d'écran.",
  text: "Tu as utilisé tes conversations gratuites d'aujourd'hui. Passe en Pro pour continuer maintenant.",
};
