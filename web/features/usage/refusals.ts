import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Addon } from '#contract/plans.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { useExpiredSession } from '../../session/failures.ts';
import { userQuery } from '../../session/user.ts';
import { showToast } from '../../ui/toast.ts';
import { alreadyPaid, type Needs } from './already-paid.ts';

// Shows a refused or failed call to the user: as an offer if a plan or an add-on would help, as a toast otherwise.

/** The plan or add-on that gives what was refused. */
export interface Offer {
  needs: Needs;
  message: string;
}

interface Refusals {
  offer: Offer | null;
  showOffer: (offer: Offer) => void;
  closeOffer: () => void;
  /** `fallback` is the text for a failure that brings no message. */
  refuse: (error: unknown, fallback: string) => void;
}

/** `about`: the add-on that the section's features belong to. */
export function useRefusals(about?: Addon): Refusals {
  const [offer, setOffer] = useState<Offer | null>(null);
  const expired = useExpiredSession();
  const queryClient = useQueryClient();
  const refuse = useCallback(
    async (error: unknown, fallback: string) => {
      if (expired(error)) return;
      const message = messageOf(error, fallback);
      const needs = neededFor(error);
      if (!needs) {
        const title = error instanceof ApiError && error.code === 'quota_exhausted' ? 'Limite atteinte' : 'Erreur';
        return showToast({ title, description: message, tone: 'danger' });
      }
      const known = queryClient.getQueryData(userQuery.queryKey);
      if (!alreadyPaid(known, needs, about)) return setOffer({ needs, message });
      // The cached user seems to have paid for it: the purchase is very recent, or has ended. The server knows which.
      const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 }).catch(() => known);
      const paid = alreadyPaid(user, needs, about);
      if (paid) showToast({ title: 'Déjà Pro !', description: paid });
      else setOffer({ needs, message });
    },
    [expired, queryClient, about],
  );
  return { offer, showOffer: setOffer, closeOffer: useCallback(() => setOffer(null), []), refuse };
}

function neededFor(error: unknown): Needs | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'upgrade_required') return 'pro';
  return error.code === 'addon_required' ? (error.body?.addon ?? 'bio') : null;
}
