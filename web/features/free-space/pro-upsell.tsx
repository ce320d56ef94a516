import { proGains } from '../../content/pricing.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inclusions } from '../billing/inclusions.tsx';
import { unlockLabel } from '../billing/upgrade-dialog.tsx';

/** The offer of Pro: its gains over the free plan. */
export function ProUpsell() {
  return (
    <Card as="section" tone="coral" aria-labelledby="passer-pro" className="grid gap-5">
      <h2 id="passer-pro" className="text-title">
        Envie d'aller plus loin ?
      </h2>
      <Inclusions items={proGains} />
      <ButtonLink href={paths.paywall} className="justify-self-start">
        {unlockLabel}
      </ButtonLink>
    </Card>
  );
}
