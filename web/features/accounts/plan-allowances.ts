import type { User } from '#contract/accounts.ts';
import { quotas } from '#contract/plans.ts';
import { allowanceText, type Feature, featureLabels } from '../../content/allowances.ts';
import type { Inclusion } from '../../content/pricing.ts';

type Entitled = Pick<User, 'isPro' | 'hasBioAccess' | 'hasPhotoAccess'>;

/** The allowances of this user's plan and add-ons, in French; features that are not included are left out. */
export function planLines(user: Entitled): Inclusion[] {
  return (Object.keys(quotas) as Feature[]).flatMap((feature) => {
    const allowance = allowanceOf(feature, user);
    return allowance === null ? [] : [{ feature, label: featureLabels[feature], allowance: allowanceText(allowance) }];
  });
}

function allowanceOf(feature: Feature, user: Entitled) {
  const row = quotas[feature];
  const owned = { bio: user.hasBioAccess, photo: user.hasPhotoAccess };
  if ('addon' in row && row.addon && owned[row.addon.name]) return row.addon.allowance;
  return user.isPro ? row.pro : row.free;
}
