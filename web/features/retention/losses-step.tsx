import { X } from 'lucide-react';
import type { SubscriptionState } from '#contract/billing.ts';
import { losses } from '../../content/retention.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StepHeading } from './step-heading.tsx';
import { StillRefunded } from './still-refunded.tsx';

interface LossesStepProps {
  pro: SubscriptionState;
  accessEnd: string;
  isPending: boolean;
  onConfirm: () => void;
}

export function LossesStep({ pro, accessEnd, isPending, onConfirm }: LossesStepProps) {
  return (
    <section className="grid gap-6">
      <div className="grid gap-2">
        <StepHeading>Dernière étape</StepHeading>
        <p className="text-ink-soft">{accessEnd} Ensuite, tu perds :</p>
      </div>
      <Card>
        <ul className="grid gap-3.5">
          {losses.map((loss) => (
            <li key={loss} className="grid grid-cols-[auto_1fr] gap-3">
              <X aria-hidden="true" strokeWidth={2.5} className="mt-0.5 size-5 text-danger-text" />
              {loss}
            </li>
          ))}
        </ul>
      </Card>
      <StillRefunded pro={pro} />
      <Button variant="danger" wide size="large" pending={isPending} pendingLabel="Résiliation..." onClick={onConfirm}>
        Confirmer la résiliation
      </Button>
    </section>
  );
}
