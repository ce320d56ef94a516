import type { User } from '#contract/accounts.ts';
import { product } from '#contract/product.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AccountSection } from './account-section.tsx';
import { PlanLines } from './plan-lines.tsx';

export function PlanSection({ user }: { user: User }) {
  const addons = [...(user.hasBioAccess ? ['Option Bio'] : []), ...(user.hasPhotoAccess ? ['Option Photo'] : [])];
  return (
    <AccountSection
      title="Ta formule"
      description={user.isPro ? 'Merci de faire la route avec nous.' : 'Gratuite, sans carte bancaire.'}
    >
      <Card className="grid gap-6">
        <div className="flex flex-wrap items-center gap-2.5">
          <p className="font-display text-xl font-bold">{user.isPro ? `${product.name} Pro` : 'Découverte'}</p>
          {addons.map((addon) => (
            <Badge key={addon} tone="teal">
              {addon}
            </Badge>
          ))}
        </div>
        <PlanLines user={user} />
        <ButtonLink href={paths.pricing} variant={user.isPro ? 'secondary' : 'primary'} className="justify-self-start">
          {user.isPro ? 'Voir les formules et options' : 'Découvrir Pro'}
        </ButtonLink>
      </Card>
    </AccountSection>
  );
}
