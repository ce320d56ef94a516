import { Lock, Sparkles } from 'lucide-react';
import { objectives } from '#contract/writing.ts';
import { objectiveLabels } from '../../content/assistant.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import { ConversationField } from '../assistant/conversation-field.tsx';
import { Genders } from '../assistant/manner-form.tsx';
import type { PickedScreenshots } from '../assistant/picked-screenshots.ts';
import { PrivacyLine } from '../assistant/privacy-line.tsx';
import { ScreenshotPicker } from '../assistant/screenshot-picker.tsx';
import type { Manner } from '../assistant/use-assistant.ts';
import { FeatureMeter } from '../usage/feature-meter.tsx';
import { unlockLabel } from '../usage/upgrade-dialog.tsx';

interface DemoFormProps {
  screenshots: PickedScreenshots;
  text: string;
  onText: (text: string) => void;
  manner: Manner;
  onManner: (manner: Manner) => void;
  problem: string | null;
  isLocked: boolean;
  onSend: () => void;
  onUnlock: () => void;
}

/** Takes screenshots or text; the text field is disabled while a screenshot is picked. */
export function DemoForm(props: DemoFormProps) {
  const { screenshots, text, manner, problem, isLocked } = props;
  const hasPicture = screenshots.picked.length > 0;
  return (
    <Card className="grid max-w-3xl gap-6">
      <DemoManner manner={manner} onChange={props.onManner} />
      <div className="grid gap-3">
        <ScreenshotPicker picked={screenshots.picked} onAdd={screenshots.add} onRemove={screenshots.remove} />
        <PrivacyLine />
      </div>
      <ConversationField
        label="Ou le texte de ta conversation"
        value={text}
        onChange={(event) => props.onText(event.target.value)}
        disabled={hasPicture}
      />
      <FeatureMeter feature="dmText" className="lg:hidden" />
      {problem ? <FormProblem isAnnounced={false}>{problem}</FormProblem> : null}
      {isLocked ? (
        <Button size="large" onClick={props.onUnlock}>
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
