import { Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useRecoveredFocus } from '../../ui/recovered-focus.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import { FeatureMeter } from '../usage/feature-meter.tsx';
import { ConversationField } from './conversation-field.tsx';
import type { Manner } from './manner.ts';
import { MannerFold } from './manner-fold.tsx';
import { MannerForm } from './manner-form.tsx';
import type { PickedScreenshots } from './picked-screenshots.ts';
import { PrivacyLine } from './privacy-line.tsx';
import { RunProgress } from './run-progress.tsx';
import type { RunState } from './run-state.ts';
import { ScreenshotPicker } from './screenshot-picker.tsx';

export type InputMode = 'screenshot' | 'text';

interface ConversationInputProps {
  run: RunState;
  mode: InputMode;
  onMode: (mode: InputMode) => void;
  screenshots: PickedScreenshots;
  text: string;
  onText: (text: string) => void;
  manner: Manner;
  onManner: (manner: Manner) => void;
  onSend: () => void;
  onCancel: () => void;
}

/** The form of Messages IA: a conversation by screenshots or as text, and the manner of the replies. */
export function ConversationInput(props: ConversationInputProps) {
  const { run, mode, screenshots, text, manner } = props;
  const isBusy = run.step !== null;
  const progress = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useRecoveredFocus(isBusy, () => (isBusy ? progress : button).current);
  if (run.step) {
    return (
      <Card ref={progress} tabIndex={-1} className="grid max-w-3xl gap-5">
        <h2 className="text-xl">Analyse en cours...</h2>
        <RunProgress
          step={run.step}
          wait={run.wait}
          bubbles={run.bubbles}
          hasReading={mode === 'screenshot'}
          onCancel={props.onCancel}
        />
      </Card>
    );
  }
  const byScreenshot = (
    <div className="grid gap-4">
      <ScreenshotPicker picked={screenshots.picked} onAdd={screenshots.add} onRemove={screenshots.remove} />
      <PrivacyLine />
      <FeatureMeter feature="dmScreenshot" className="lg:hidden" />
    </div>
  );
  const byText = (
    <div className="grid gap-4">
      <ConversationField value={text} onChange={(event) => props.onText(event.target.value)} />
      <PrivacyLine given="texte" />
      <FeatureMeter feature="dmText" className="lg:hidden" />
    </div>
  );
  return (
    <Card className="grid max-w-3xl gap-5 sm:gap-7">
      <Tabs
        label="Ta conversation"
        value={mode}
        onChange={props.onMode}
        tabs={[
          { value: 'screenshot', label: "Capture d'écran", content: byScreenshot },
          { value: 'text', label: 'Texte', content: byText },
        ]}
      />
      <MannerFold manner={manner} hasIntensity>
        <MannerForm manner={manner} onChange={props.onManner} />
      </MannerFold>
      {run.problem ? <FormProblem isAnnounced={false}>{run.problem}</FormProblem> : null}
      <Button ref={button} size="large" onClick={props.onSend}>
        <Sparkles aria-hidden="true" className="size-5" />
        Trouver mes 3 réponses
      </Button>
    </Card>
  );
}
