import { Lock, Sparkles } from 'lucide-react';
import { objectives } from '#contract/writing.ts';
import { objectiveLabels } from '../../content/assistant.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import { ConversationField } from '../assistant/conversation-field.tsx';
import type { Manner } from '../assistant/manner.ts';
import { MannerFold } from '../assistant/manner-fold.tsx';
import { Genders } from '../assistant/manner-form.tsx';
import { PrivacyLine } from '../assistant/privacy-line.tsx';
import { ScreenshotPicker } from '../assistant/screenshot-picker.tsx';
import { unlockLabel } from '../billing/upgrade-dialog.tsx';
import type { Messages } from '../dashboard/use-messages.ts';
import { DemoMeter } from '../usage/demo-meter.tsx';
import { FeatureMeter } from '../usage/feature-meter.tsx';
import { DemoLimits, WaitsForAddress } from './demo-limits.tsx';

interface DemoFormProps {
  messages: Messages;
  /** The free screenshot is used up. */
  isCaptureLocked: boolean;
  /** Until then there is nothing but the demo. */
  isVerified: boolean;
  /** The day's texts are used up too. */
  isTextLocked: boolean;
  onSend: () => void;
  onUnlock: (what: Locked) => void;
}

export type Locked = 'capture' | 'text';

/** Takes screenshots or text; the text field is disabled while a screenshot is picked. */
export function DemoForm(props: DemoFormProps) {
  const { isCaptureLocked, isTextLocked, isVerified } = props;
  const waitsForAddress = isCaptureLocked && !isVerified;
  const { screenshots, text, manner } = props.messages;
  const { problem } = props.messages.assistant.run;
  const hasPicture = !isCaptureLocked && screenshots.picked.length > 0;
  return (
    <Card className="grid max-w-3xl gap-6">
      {isCaptureLocked ? null : <DemoLimits isVerified={isVerified} />}
      {isCaptureLocked ? (
        <LockedCapture onUnlock={() => props.onUnlock('capture')} />
      ) : (
        <div className="grid gap-3">
          <ScreenshotPicker picked={screenshots.picked} onAdd={screenshots.add} onRemove={screenshots.remove} />
          <PrivacyLine />
        </div>
      )}
      <ConversationField
        label={isCaptureLocked ? 'Le texte de ta conversation' : 'Ou le texte de ta conversation'}
        rows={4}
        value={text}
        onChange={(event) => props.messages.setText(event.target.value)}
        disabled={hasPicture || isTextLocked || waitsForAddress}
      />
      {isCaptureLocked ? <PrivacyLine given="texte" /> : null}
      <MannerFold manner={manner}>
        <DemoManner manner={manner} onChange={props.messages.setManner} />
      </MannerFold>
      <DemoMeter className="lg:hidden" />
      {isVerified ? <FeatureMeter feature="dmText" className="lg:hidden" /> : null}
      {problem ? <FormProblem isAnnounced={false}>{problem}</FormProblem> : null}
      {waitsForAddress ? (
        <WaitsForAddress />
      ) : isTextLocked && !hasPicture ? (
        <Button size="large" onClick={() => props.onUnlock('text')}>
          <Lock aria-hidden="true" className="size-5" />
          {unlockLabel}
        </Button>
      ) : (
        <Button size="large" onClick={props.onSend}>
          <Sparkles aria-hidden="true" className="size-5" />
          Générer mes réponses
        </Button>
      )}
    </Card>
  );
}

/** In place of the upload, so that nobody picks a screenshot that would be refused. */
function LockedCapture({ onUnlock }: { onUnlock: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-md border border-line bg-sunken p-4 sm:p-5">
      <p className="flex items-center gap-2 font-semibold">
        <Lock aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        Ta capture gratuite est utilisée
      </p>
      <p className="text-sm text-ink-soft">
        Colle plutôt le texte d'une conversation juste en dessous, ou passe en Pro pour lire d'autres captures.
      </p>
      <Button size="small" onClick={onUnlock}>
        {unlockLabel}
      </Button>
    </div>
  );
}

const objectiveOptions = objectives.map((value) => ({ value, label: objectiveLabels[value] }));

export function DemoManner({ manner, onChange }: { manner: Manner; onChange: (manner: Manner) => void }) {
  return (
    <div className="grid gap-4">
      <Field label="Objectif">
        <Select
          options={objectiveOptions}
          value={manner.objective}
          onChange={(event) =>
            onChange({ ...manner, objective: objectives.find((one) => one === event.target.value) ?? 'continue' })
          }
        />
      </Field>
      <Genders manner={manner} onChange={onChange} />
    </div>
  );
}
