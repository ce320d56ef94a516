import type { ReactNode } from 'react';
import { formatEuros } from '#contract/format.ts';
import { priceCents } from '#contract/plans.ts';
import { freeInclusions, monthlyEquivalent, noCard, pricing, proGains, saving } from '../../content/pricing.ts';
import { homeFor, homeLabelFor, paths } from '../../paths.ts';
import { useUser } from '../../session/user.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Inclusions } from './inclusions.tsx';
import { UpgradeButton } from './upgrade-button.tsx';

/** The two plans side by side. */
export function Plans() {
  const user = useUser();
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start lg:gap-6">
      <Plan
        name={pricing.free.name}
        text={pricing.free.text}
        price={formatEuros(0)}
        period="pour toujours"
        note={noCard}
        className="rounded-bl-xs border border-line bg-raised"
        action={
          <ButtonLink href={user ? homeFor(user) : paths.signup} variant="secondary" size="large" wide>
            {user ? homeLabelFor(user) : pricing.free.action}
          </ButtonLink>
        }
      >
        <Inclusions items={freeInclusions} extra={pricing.free.demo} />
      </Plan>
      <Plan
        name={pricing.pro.name}
        text={pricing.pro.text}
        price={formatEuros(priceCents.proMonthly)}
        period="par mois"
        note={
          <>
            ou {formatEuros(priceCents.proAnnual)} par an, {monthlyEquivalent} <Badge tone="teal">{saving}</Badge>
          </>
        }
        className="rounded-br-xs border-2 border-coral bg-coral-tint"
        action={
          user?.isPro ? (
            <Button size="large" wide disabled>
              {pricing.pro.owned}
            </Button>
          ) : (
            <ProPurchase isMember={Boolean(user)} />
          )
        }
      >
        <Inclusions items={proGains} extra="Les bios, les notes et les photos de Découverte" />
      </Plan>
    </div>
  );
}

/** A member can buy a month right here; a visitor goes to the paywall. */
function ProPurchase({ isMember }: { isMember: boolean }) {
  if (!isMember) {
    return (
      <ButtonLink href={paths.paywall} size="large" wide>
        {pricing.pro.action}
      </ButtonLink>
    );
  }
  return (
    <div className="grid gap-3">
      <UpgradeButton size="large" wide failure="Erreur lors de la création de l'abonnement">
        {pricing.pro.action} au mois
      </UpgradeButton>
      <ButtonLink href={paths.paywall} variant="secondary" wide>
        Prendre l'année à {formatEuros(priceCents.proAnnual)}
      </ButtonLink>
    </div>
  );
}

interface PlanProps {
  name: string;
  text: string;
  price: string;
  period: string;
  note: ReactNode;
  className: string;
  action: ReactNode;
  children: ReactNode;
}

function Plan({ name, text, price, period, note, className, action, children }: PlanProps) {
  return (
    <section className={classNames('grid content-start gap-6 rounded-[2rem] p-6 sm:p-9', className)}>
      <div className="grid gap-2">
        <h2 className="text-title">{name}</h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      <div>
        <p className="flex items-baseline gap-2">
          <span className="display-type text-headline font-extrabold tabular-nums">{price}</span>
          <span className="text-ink-soft">{period}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">{note}</p>
      </div>
      {action}
      {children}
    </section>
  );
}
