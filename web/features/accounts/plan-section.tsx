import type { User } from '#contract/accounts.ts';
import { product } from '#contract/product.ts';
import { addonOffers, pricing } from '../../content/pricing.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AccountSection } from './account-section.tsx';
import { PlanLines } from './plan-lines.tsx';

export function PlanSection({ user }: { user: User }) {
  const owned = { bio: user.hasBioAccess, photo: user.hasPhotoAccess };
  const addons = addonOffers.filter(({ addon }) => owned[addon]);
  return (
    <AccountSection
      title="Ton offre"
      description={user.isPro ? 'Merci de faire la route avec nous.' : 'Gratuite, sans carte bancaire.'}
    >
      <Card className="grid gap-6">
        <div className="flex flex-wrap items-center gap-2.5">
          <p className="font-display text-xl font-bold">
            {user.isPro ? `${product.name} ${pricing.pro.name}` : pricing.free.name}
          </p>
          {addons.map(({ addon, name }) => (
            <Badge key={addon} tone="teal">
              {name}
            </Badge>
          ))}
        </div>
        <PlanLines user={user} />
        <ButtonLink href={paths.pricing} variant={user.isPro ? 'secondary' : 'primary'} className="justify-self-start">
          {user.isPro ? 'Voir les offres et options' : 'Découvrir Pro'}
        </ButtonLink>
      </Card>
    </AccountSection>
  );
}
