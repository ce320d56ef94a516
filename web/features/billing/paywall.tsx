import { useCallback, useState } from 'react';
import type { PlanType } from '#contract/plans.ts';
import { paywall } from '../../content/paywall.ts';
import { proGains } from '../../content/pricing.ts';
import { FocusLayout } from '../../layouts/focus-layout.tsx';
import { homeFor, homeLabelFor, paths } from '../../paths.ts';
import { useUser } from '../../session/user.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { saveAnswers } from '../onboarding/answers.ts';
import { useAnswers } from '../onboarding/use-answers.ts';
import { AddonOffers } from './addon-offers.tsx';
import type { OpenedCheckout } from './checkout.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { Inclusions } from './inclusions.tsx';
import { OrderForm } from './order-form.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { useBackCloses } from './use-back-closes.ts';

/** The choice of a plan, then its checkout; for a Pro member, the add-ons. */
export function Paywall() {
  const user = useUser();
  const [opened, setOpened] = useState<{ plan: PlanType; checkout: OpenedCheckout } | null>(null);
  // After coming back from the checkout, the focus goes to the choice of the plan.
  const [cameBack, setCameBack] = useState(false);
  const step = useBackCloses(
    useCallback(() => {
      setOpened(null);
      setCameBack(true);
    }, []),
  );
  const isPaying = opened !== null && !user?.isPro;
  return (
    <FocusLayout
      width="medium"
      {...headingFor(Boolean(user?.isPro), isPaying)}
      corner={user ? null : <LoginLink />}
      foot={
        <p className="flex flex-wrap justify-center gap-x-5">
          <FootLink href={paths.pricing}>Toutes les offres en détail</FootLink>
          <FootLink href={paths.legal.terms}>Conditions générales</FootLink>
          <FootLink href={paths.legal.privacy}>Confidentialité</FootLink>
        </p>
      }
    >
      {user?.isPro ? <Additions href={homeFor(user)} label={homeLabelFor(user)} /> : null}
      {isPaying ? <CheckoutStep {...opened} onBack={step.close} /> : null}
      {!isPaying && !user?.isPro ? (
        <Choice
          freeHref={user ? homeFor(user) : paths.signup}
          takesFocus={cameBack}
          onOpened={(plan, checkout) => {
            step.open();
            setOpened({ plan, checkout });
          }}
        />
      ) : null}
      {isPaying ? null : (
        <Card as="section" aria-labelledby="pro" className="grid gap-5">
          <h2 id="pro" className="text-title">
            Ce que Pro comprend
          </h2>
          <Inclusions items={proGains} extra="Les bios, les notes et les photos de Découverte" />
        </Card>
      )}
    </FocusLayout>
  );
}

function headingFor(isPro: boolean, isPaying: boolean): { title: string; subtitle: string } {
  if (isPro) return { title: paywall.alreadyPro.title, subtitle: paywall.alreadyPro.text };
  if (isPaying) return { title: paywall.checkout.title, subtitle: paywall.checkout.text };
  return { title: paywall.title, subtitle: paywall.subtitle };
}

interface ChoiceProps {
  freeHref: string;
  takesFocus: boolean;
  onOpened: (plan: PlanType, checkout: OpenedCheckout) => void;
}

function Choice({ freeHref, takesFocus, onOpened }: ChoiceProps) {
  const { preferredPlan: plan = 'annual' } = useAnswers();
  return (
    <div className="grid gap-6">
      <PlanChoice plan={plan} takesFocus={takesFocus} onChange={(chosen) => saveAnswers({ preferredPlan: chosen })} />
      <OrderForm
        plan={plan}
        onOpened={(checkout) => onOpened(plan, checkout)}
        foot={
          <ButtonLink
            href={freeHref}
            variant="secondary"
            wide
            size="large"
            onClick={() => saveAnswers({ preferredPlan: plan })}
          >
            {paywall.continue}
          </ButtonLink>
        }
      />
    </div>
  );
}

function Additions({ href, label }: { href: string; label: string }) {
  return (
    <>
      <ButtonLink href={href} wide size="large">
        {label}
      </ButtonLink>
      <section aria-labelledby="options" className="grid gap-4">
        <h2 id="options" className="text-title">
          Les options, en plus de Pro
        </h2>
        <AddonOffers stacked />
      </section>
    </>
  );
}

function LoginLink() {
  return (
    <>
      <span className="hidden sm:inline">Déjà un compte ? </span>
      <Link href={paths.auth} className="inline-flex min-h-11 items-center">
        Se connecter
      </Link>
    </>
  );
}

function FootLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
