import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { PlanType } from '#contract/plans.ts';
import { changeOfMind, paywall, planTerms } from '../../content/paywall.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import type { OpenedCheckout } from './checkout.ts';

const CheckoutFrame = lazy(() => import('./checkout-frame.tsx'));

interface CheckoutStepProps {
  plan: PlanType;
  checkout: OpenedCheckout;
  onBack: () => void;
}

export function CheckoutStep({ plan, checkout, onBack }: CheckoutStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { name, due, commitment } = planTerms[plan];
  return (
    <section aria-labelledby="commande" className="grid gap-5">
      <Button variant="ghost" size="small" className="justify-self-start max-sm:-ml-3" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {paywall.back}
      </Button>
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} id="commande" className="text-title">
          {name} : {due}
        </h2>
        <p className="text-ink-soft">
          {commitment[0]?.toUpperCase()}
          {commitment.slice(1)}. {changeOfMind}
        </p>
        <p className="text-ink-soft">{paywall.checkout.order}</p>
      </div>
      <Suspense fallback={<SkeletonText lines={6} label="Ouverture du paiement sécurisé…" />}>
        <CheckoutFrame {...checkout} />
      </Suspense>
    </section>
  );
}
