import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { requiredTexts } from '#contract/assistant-fields.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { VerificationNotice } from '../accounts/verification-notice.tsx';
import { KeptList } from '../assistant/kept-list.tsx';
import { LoadedResult, usePreloadedResult } from '../assistant/loaded-result.tsx';
import { usePickedScreenshots } from '../assistant/picked-screenshots.ts';
import { RunProgress } from '../assistant/run-progress.tsx';
import { RunStatus } from '../assistant/run-status.tsx';
import { type Manner, useAssistant } from '../assistant/use-assistant.ts';
import { useSharedScreenshots } from '../share-target/use-shared-screenshots.ts';
import { usageQuery } from '../usage/queries.ts';
import { useRefusals } from '../usage/refusals.ts';
import { UpgradeDialog, unlockLabel } from '../usage/upgrade-dialog.tsx';
import { mayRun } from './demo-access.ts';
import { DemoForm, DemoManner } from './demo-form.tsx';
import { ProUpsell } from './pro-upsell.tsx';

/** The assistant of a free account: one demo run, then text within the daily quota. */
export function Demo({ user }: { user: User }) {
  const { offer, showOffer, closeOffer, refuse } = useRefusals();
  const assistant = useAssistant(refuse);
  const screenshots = usePickedScreenshots();
  useSharedScreenshots(screenshots.add);
  const [text, setText] = useState('');
  const [manner, setManner] = useState<Manner>({ objective: 'continue' });
  const usage = useQuery(usageQuery).data;
  const { run } = assistant;
  const hasPicture = screenshots.picked.length > 0;
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

  return (
    <div className="grid gap-10">
      <RunStatus run={run} />
      {!user.emailVerified && usage?.freeDmTrialUsed ? <VerificationNotice email={user.email} /> : null}
      {hasResult ? (
        <LoadedResult
          assistant={assistant}
          manner={manner}
          settings={<DemoManner manner={manner} onChange={setManner} />}
          foot={usage?.freeDmTrialUsed && !run.step ? <ProUpsell /> : null}
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
          isLocked={!mayRun(usage, hasPicture)}
          onSend={send}
          onUnlock={() => showOffer({ needs: 'pro', message: unlockText(hasPicture) })}
        />
      )}
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
          hasReading={hasPicture}
          onCancel={assistant.cancel}
        />
      </Dialog>
      <UpgradeDialog offer={offer} onClose={closeOffer} proLabel={unlockLabel} />
    </div>
  );
}

function unlockText(hasPicture: boolean): string {
  return hasPicture
    ? "Tu as utilisé ta démo gratuite. Passe en Pro pour analyser d'autres captures d'écran."
    : "Tu as utilisé tes conversations gratuites d'aujourd'hui. Passe en Pro pour continuer maintenant.";
}
