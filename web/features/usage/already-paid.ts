import type { User } from '#contract/accounts.ts';
import type { Addon } from '#contract/plans.ts';

export type Needs = 'pro' | Addon;

const words: Record<Needs, string> = {
  pro: "C'est compris dans ton abonnement Pro. Réessaie dans un instant.",
  bio: "L'option Bio est comprise dans ton abonnement. Réessaie dans un instant.",
  photo: "L'option Photo est comprise dans ton abonnement. Réessaie dans un instant.",
};

type Paying = Pick<User, 'isPro' | 'hasBioAccess' | 'hasPhotoAccess'>;

/**
 * The text for a member who is refused something that they pay for; null if they do not pay for it. `about` is the add-on
 * that the refused feature belongs to.
 */
export function alreadyPaid(user: Paying | null | undefined, needs: Needs, about?: Addon): string | null {
  if (!user) return null;
  const has = { pro: user.isPro, bio: user.hasBioAccess, photo: user.hasPhotoAccess };
  if (!has[needs]) return null;
  return words[needs === 'pro' && about && has[about] ? about : needs];
}
