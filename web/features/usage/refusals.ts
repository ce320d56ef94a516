import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Addon } from '#contract/plans.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { showToast } from '../../ui/toast.ts';
import { useExpiredSession } from '../accounts/failures.ts';
import { userQuery } from '../accounts/queries.ts';

// The three refusals of a plan, and every other failure, in the words that the user gets.

/** What would open what was refused. */
export interface Offer {
  needs: 'pro' | Addon;
  message: string;
}

const included: Record<Addon, string> = {
  bio: "L'option Bio est comprise dans ton abonnement. Réessaie dans un instant.",
  photo: "L'option Photo est comprise dans ton abonnement. Réessaie dans un instant.",
};

interface Refusals {
  offer: Offer | null;
  showOffer: (offer: Offer) => void;
  closeOffer: () => void;
  /** `fallback` is said where the failure brought no words of its own. */
  refuse: (error: unknown, fallback: string) => void;
}

export function useRefusals(): Refusals {
  const [offer, setOffer] = useState<Offer | null>(null);
  const expired = useExpiredSession();
  const queryClient = useQueryClient();
  const refuse = useCallback(
    (error: unknown, fallback: string) => {
      if (expired(error)) return;
      const message = messageOf(error, fallback);
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'upgrade_required') return setOffer({ needs: 'pro', message });
      if (code === 'addon_required') {
        const addon = (error as ApiError).body?.addon ?? 'bio';
        const user = queryClient.getQueryData(userQuery.queryKey);
        // Bought in another tab, or a moment ago: what was refused is paid for.
        if (user && { bio: user.hasBioAccess, photo: user.hasPhotoAccess }[addon]) {
          return showToast({ title: 'Déjà Pro !', description: included[addon] });
        }
        return setOffer({ needs: addon, message });
      }
      const title = code === 'quota_exhausted' ? 'Limite atteinte' : 'Erreur';
      showToast({ title, description: message, tone: 'danger' });
    },
    [expired, queryClient],
  );
  return { offer, showOffer: setOffer, closeOffer: useCallback(() => setOffer(null), []), refuse };
}
