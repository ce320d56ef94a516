import type { User } from '#contract/accounts.ts';
import { paymentNotice, paywall, proGains } from '../../content/pricing.ts';
import { FocusLayout } from '../../layouts/focus-layout.tsx';
import { homeFor, homeLabelFor, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { useUser } from '../accounts/queries.ts';
import { saveAnswers } from '../onboarding/answers.ts';
import { useAnswers } from '../onboarding/use-answers.ts';
import { AddonOffers } from './addon-offers.tsx';
import { Inclusions } from './inclusions.tsx';
import { PlanChoice } from './plan-choice.tsx';

export function Paywall() {
  const user = useUser();
  const { title, text } = user?.isPro ? paywall.alreadyPro : { title: paywall.title, text: paywall.subtitle };
  return (
    <FocusLayout
      width="medium"
      title={title}
      subtitle={text}
      corner={user ? null : <LoginLink />}
      foot={
        <p className="flex flex-wrap justify-center gap-x-5">
          <FootLink href={paths.pricing}>Toutes les offres en détail</FootLink>
          <FootLink href={paths.legal.terms}>Conditions générales</FootLink>
          <FootLink href={paths.legal.privacy}>Confidentialité</FootLink>
        </p>
      }
    >
      {user?.isPro ? (
        <>
          <ButtonLink href={homeFor(user)} wide size="large">
            {homeLabelFor(user)}
          </ButtonLink>
          <section aria-labelledby="options" className="grid gap-4">
            <h2 id="options" className="text-title">
              Les options, en plus de Pro
            </h2>
            <AddonOffers />
            <p className="text-sm text-ink-soft">{paymentNotice}</p>
          </section>
        </>
      ) : (
        <Choice user={user} />
      )}
      <Card as="section" aria-labelledby="pro" className="grid gap-5">
        <h2 id="pro" className="text-title">
          Ce que Pro comprend
        </h2>
        <Inclusions items={proGains} extra="Les bios, les notes et les photos de Découverte" />
      </Card>
    </FocusLayout>
  );
}

function Choice({ user }: { user: User | null | undefined }) {
  const { preferredPlan = 'annual' } = useAnswers();
  return (
    <div className="grid gap-6">
      <PlanChoice plan={preferredPlan} onChange={(plan) => saveAnswers({ preferredPlan: plan })} />
      <div className="grid gap-4">
        <p className="text-sm text-ink-soft">
          {paymentNotice} {user ? null : paywall.choiceKept}
        </p>
        <ButtonLink
          href={user ? homeFor(user) : paths.signup}
          wide
          size="large"
          onClick={() => saveAnswers({ preferredPlan })}
        >
          {paywall.continue}
        </ButtonLink>
      </div>
    </div>
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
