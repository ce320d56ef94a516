import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { Feature } from '#contract/plans.ts';
import type { ToolTexts } from '../../content/tools.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { PrivacyLine } from '../assistant/privacy-line.tsx';
import { FeatureMeter } from '../usage/feature-meter.tsx';

interface ToolFrameProps<Input extends FieldValues, Output> {
  texts: ToolTexts;
  feature: Feature;
  form: UseFormReturn<Input, unknown, Output>;
  isPending: boolean;
  onRun: (fields: Output) => void;
  /** The fields of the form. */
  children: ReactNode;
  result: ReactNode;
}

/** One tool: its title, its form with the usage meter, and below them the result of the last run. */
export function ToolFrame<Input extends FieldValues, Output>({
  texts,
  feature,
  form,
  isPending,
  onRun,
  children,
  result,
}: ToolFrameProps<Input, Output>) {
  return (
    <div className="grid gap-8">
      <Card className="max-w-3xl">
        <form noValidate onSubmit={form.handleSubmit(onRun)} className="grid gap-6">
          <div className="grid gap-1">
            <h2 className="text-title">{texts.title}</h2>
            <p className="text-ink-soft">{withNonBreakingSpaces(texts.text)}</p>
          </div>
          <FormProvider {...form}>{children}</FormProvider>
          <PrivacyLine given={texts.given} />
          <FeatureMeter feature={feature} />
          <Button type="submit" size="large" pending={isPending} pendingLabel="Analyse en cours...">
            {texts.action}
          </Button>
        </form>
      </Card>
      <div aria-live="polite" className="grid gap-4">
        {result}
        {result ? <p className="text-sm text-ink-soft">{texts.byAi}</p> : null}
      </div>
    </div>
  );
}
