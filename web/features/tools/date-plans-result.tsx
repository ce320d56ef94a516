import { Clock, CloudRain, Shield, Wallet } from 'lucide-react';
import { formatEuros } from '#contract/format.ts';
import type { DatePlan, DatePlans } from '#contract/tools.ts';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ReplyText } from '../assistant/reply-text.tsx';
import { durationText } from './duration.ts';

export function DatePlansResult({ plans, remark }: Pick<DatePlans, 'plans' | 'remark'>) {
  return (
    <div className="grid max-w-3xl animate-rise gap-5">
      {remark ? <p className="text-ink-soft">{remark}</p> : null}
      <ol className="grid gap-5">
        {plans.map((plan) => (
          <Plan key={plan.title} plan={plan} />
        ))}
      </ol>
    </div>
  );
}

function Plan({ plan }: { plan: DatePlan }) {
  const { title, steps, durationMinutes, costEuros, why, rainyDay, safety, message } = plan;
  return (
    <Card as="li" className="grid gap-5">
      <div className="grid gap-2">
        <h3 className="text-title">{title}</h3>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-4" />
            {durationText(durationMinutes)}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Wallet aria-hidden="true" className="size-4" />
            {costText(costEuros)} pour deux
          </span>
        </p>
        <p>{why}</p>
      </div>
      <ol className="grid gap-3 border-l-2 border-line pl-5">
        {steps.map((step) => (
          <li key={step.text}>
            {step.text}{' '}
            <span className="text-sm whitespace-nowrap text-ink-soft">
              ({durationText(step.minutes)}, {costText(step.costEuros)})
            </span>
          </li>
        ))}
      </ol>
      <div className="grid gap-2 text-sm">
        <p className="grid grid-cols-[auto_1fr] gap-2">
          <CloudRain aria-hidden="true" className="mt-0.5 size-4.5 text-ink-soft" />
          {rainyDay}
        </p>
        <p className="grid grid-cols-[auto_1fr] gap-2">
          <Shield aria-hidden="true" className="mt-0.5 size-4.5 text-teal-text" />
          {safety}
        </p>
      </div>
      <div className="grid gap-3 rounded-bubble rounded-br-xs border-2 border-dashed border-coral p-4">
        <div>
          <ReplyText content={message} />
        </div>
        <div>
          <CopyButton text={message} what="ce message" />
        </div>
      </div>
    </Card>
  );
}

function costText(euros: number): string {
  return euros === 0 ? 'gratuit' : `environ ${formatEuros(euros * 100)}`;
}
