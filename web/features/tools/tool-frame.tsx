import type { FormEvent, ReactNode } from 'react';
import type { Feature } from '#contract/plans.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { FeatureMeter } from '../usage/feature-meter.tsx';

interface ToolFrameProps {
  texts: { title: string; text: string; action: string; byAi: string };
  feature: Feature;
  isPending: boolean;
  onRun: () => void;
  /** The fields. */
  children: ReactNode;
  result: ReactNode;
}

/** A tool: what it does, what it asks for, its meter, and under it what it found. */
export function ToolFrame({ texts, feature, isPending, onRun, children, result }: ToolFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRun();
  };
  return (
    <div className="grid gap-8">
      <Card className="max-w-3xl">
        <form noValidate onSubmit={submit} className="grid gap-6">
          <div className="grid gap-1">
            <h2 className="text-title">{texts.title}</h2>
            <p className="text-ink-soft">{withNonBreakingSpaces(texts.text)}</p>
          </div>
          {children}
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
