import { useCallback, useState } from 'react';
import type { Addon } from '#contract/plans.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { showToast } from '../../ui/toast.ts';
import { useExpiredSession } from '../accounts/failures.ts';

// The three refusals of a plan, and every other failure, in the words that the user gets.

/** What would open what was refused. */
export interface Offer {
  needs: 'pro' | Addon;
  message: string;
}

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
  const refuse = useCallback(
    (error: unknown, fallback: string) => {
      if (expired(error)) return;
      const message = messageOf(error, fallback);
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'upgrade_required') return setOffer({ needs: 'pro', message });
      if (code === 'addon_required') return setOffer({ needs: (error as ApiError).body?.addon ?? 'bio', message });
      const title = code === 'quota_exhausted' ? 'Limite atteinte' : 'Erreur';
      showToast({ title, description: message, tone: 'danger' });
    },
    [expired],
  );
  return { offer, showOffer: setOffer, closeOffer: useCallback(() => setOffer(null), []), refuse };
}
