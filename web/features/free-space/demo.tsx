import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { requiredTexts } from '#contract/assistant-fields.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { VerificationNotice } from '../accounts/verification-notice.tsx';
import { KeptList } from '../assistant/kept-list.tsx';
import { LoadedResult, usePreloadedResult } from '../assistant/loaded-result.tsx';
import type { Manner } from '../assistant/manner.ts';
import { usePickedScreenshots } from '../assistant/picked-screenshots.ts';
import { RunProgress } from '../assistant/run-progress.tsx';
import { RunStatus } from '../assistant/run-status.tsx';
import { useAssistant } from '../assistant/use-assistant.ts';
import { UpgradeDialog, unlockLabel } from '../billing/upgrade-dialog.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { useHistory } from '../history/use-history.ts';
import { OwnAnswersCard } from '../own-answers/own-answers-card.tsx';
import { SentRecord } from '../sent-replies/sent-record.tsx';
import { useSharedScreenshots } from '../share-target/use-shared-screenshots.ts';
import { usageQuery } from '../usage/queries.ts';
import { useRefusals } from '../usage/refusals.ts';
import { mayRun } from './demo-access.ts';
import { DemoForm, DemoManner, type Locked } from './demo-form.tsx';
import { ProUpsell } from './pro-upsell.tsx';

/** The assistant of a free account: one demo run, then text within the daily quota. */
export function Demo({ user }: { user: User }) {
  const { offer, showOffer, closeOffer, refuse } = useRefusals();
  const assistant = useAssistant(refuse, user.id);
  const history = useHistory(assistant, user.id);
  const screenshots = usePickedScreenshots();
  useSharedScreenshots(screenshots.add);
  const [text, setText] = useState('');
  const [manner, setManner] = useState<Manner>(assistant.manner ?? { objective: 'continue' });
  const usage = useQuery(usageQuery).data;
  const { run } = assistant;
  const isCaptureLocked = !mayRun(usage, true);
  const hasPicture = !isCaptureLocked && screenshots.picked.length > 0;
  const hasResult = run.transcript.length > 0;
  const isMissing = !hasPicture && text.trim() === '';
  usePreloadedResult(!isMissing);

  const send = () => {
    if (isMissing) {
      showToast({ title: 'Conversation requise', description: requiredTexts.conversation, tone: 'danger' });
      return;
    }
    const files = screenshots.picked.map(({ file }) => file);
    assistant.start(hasPicture ? { kind: 'screenshots', files } : { kind: 'text', text }, manner);
  };
  const startOver = () => {
    assistant.clear();
    screenshots.clear();
    setText('');
  };

  const confirmation = !user.emailVerified && usage?.freeDmTrialUsed ? <VerificationNotice email={user.email} /> : null;

  return (
    <div className="grid gap-8 sm:gap-10">
      <RunStatus run={run} isDeviceWriting={assistant.writing !== null} />
      {hasResult ? null : confirmation}
      {hasResult ? (
        <LoadedResult
          assistant={assistant}
          manner={manner}
          settings={<DemoManner manner={manner} onChange={setManner} />}
          foot={
            run.step ? null : (
              <>
                {confirmation}
                {usage?.freeDmTrialUsed ? <ProUpsell /> : null}
              </>
            )
          }
          onStartOver={startOver}
        />
      ) : (
        <DemoForm
          screenshots={screenshots}
          text={text}
          onText={setText}
          manner={manner}
          onManner={setManner}
          problem={run.problem}
          isCaptureLocked={isCaptureLocked}
          isTextLocked={!mayRun(usage, false)}
          onSend={send}
          onUnlock={(what) => showOffer({ needs: 'pro', message: unlockTexts[what] })}
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
      <Dialog
        open={run.step !== null && !hasResult}
        onOpenChange={(open) => {
          if (!open) assistant.cancel();
        }}
        title="Analyse en cours..."
      >
        <RunProgress
          step={run.step ?? 'analyse'}
          ahead={run.ahead}
          bubbles={run.bubbles}
          hasReading={hasPicture}
          onCancel={assistant.cancel}
        />
      </Dialog>
      <UpgradeDialog offer={offer} onClose={closeOffer} proLabel={unlockLabel} />
    </div>
  );
}

const unlockTexts: Record<Locked, string> = {
  capture: "Tu as utilisé ta démo gratuite. Passe en Pro pour analyser d'autres captures d'écran.",
  text: "Tu as utilisé tes conversations gratuites d'aujourd'hui. Passe en Pro pour continuer maintenant.",
};
