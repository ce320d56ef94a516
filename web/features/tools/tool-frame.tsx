import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { Feature } from '#contract/plans.ts';
import type { ToolTexts } from '../../content/tools.ts';
import { judgedByAi, originOfTexts } from '../../content/who-writes/results.ts';
import { useSiteSettings } from '../../site.tsx';
import { AskedLine } from '../../ui/asked-line.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFoldedForm } from '../../ui/folded-form.ts';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { PrivacyLine } from '../assistant/privacy-line.tsx';
import { DeviceWritingNote } from '../browser-model/device-writing-note.tsx';
import { ResultMark } from '../browser-model/result-mark.tsx';
import type { DeviceWriting, OnDevice } from '../browser-model/writing.ts';
import { FeatureMeter } from '../usage/feature-meter.tsx';

interface ToolFrameProps<Input extends FieldValues, Output> {
  texts: ToolTexts;
  feature: Feature;
  /** Beside the title: what the tool is about, drawn. */
  picture: ReactNode;
  form: UseFormReturn<Input, unknown, Output>;
  isPending: boolean;
  /** Set while the user's own browser writes. */
  writing: DeviceWriting | null;
  onRun: (fields: Output) => void;
  /** The fields of the form. */
  children: ReactNode;
  /** The last run: a new object with each, what was asked in one line, and what was found. */
  last: { run: { onDevice: OnDevice }; asked: string; result: ReactNode } | null;
}

/** One tool: its title and its form with the usage meter, or the result of the last run with the form folded above it. */
export function ToolFrame<Input extends FieldValues, Output>(props: ToolFrameProps<Input, Output>) {
  const { texts, form, isPending, writing, last } = props;
  const { writer } = useSiteSettings();
  const { isFolded, unfold, place } = useFoldedForm(last?.run ?? null);
  const submit = form.handleSubmit(props.onRun);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-6">
      {isFolded && last ? <AskedLine asked={last.asked} disabled={isPending} onChange={unfold} /> : null}
      <Card className="max-w-3xl" hidden={isFolded}>
        <form noValidate onSubmit={submit} className="grid gap-6">
          <div className="flex items-start justify-between gap-4">
            <div className="grid gap-1">
              <h2 className="text-title">{texts.title}</h2>
              <p className="text-ink-soft">{withNonBreakingSpaces(texts.text)}</p>
            </div>
            {props.picture}
          </div>
          <FormProvider {...form}>{props.children}</FormProvider>
          <PrivacyLine given={texts.given} />
          <FeatureMeter feature={props.feature} />
          <Button type="submit" size="large" pending={isPending} pendingLabel="Analyse en cours...">
            {texts.action}
          </Button>
          <DeviceWritingNote writing={writing} />
        </form>
      </Card>
      <div aria-live="polite" className="grid gap-4">
        {last?.result}
        {isFolded ? <DeviceWritingNote writing={writing} /> : null}
        {last && isFolded && texts.again ? (
          <Button
            variant="secondary"
            className="justify-self-start"
            pending={isPending}
            pendingLabel="Analyse en cours..."
            onClick={submit}
          >
            <RefreshCw aria-hidden="true" className="size-5" />
            {texts.again}
          </Button>
        ) : null}
        {last ? (
          <>
            <ResultMark onDevice={last.run.onDevice} />
            <p className="text-sm text-ink-soft">
              {texts.isJudging ? judgedByAi : originOfTexts(writer, last.run.onDevice !== null)}
            </p>
          </>
        ) : null}
      </div>
    </div>
  );
}
