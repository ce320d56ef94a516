import type { Stripe } from '@stripe/stripe-js';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { createCheckoutSession } from '#contract/billing.ts';
import type { PlanType } from '#contract/plans.ts';
import { call } from '../../api.ts';
import { userQuery } from '../../session/user.ts';
import { showToast } from '../../ui/toast.ts';
import { signedReferral } from '../../visitor/referral/referral.ts';
import { isRefusedAs, MissingConfiguration, paymentProblemOf } from './payment-problem.ts';
import { paymentConfigQuery } from './queries.ts';

/** A checkout session, and the loaded script that shows it. */
export interface OpenedCheckout {
  clientSecret: string;
  stripe: Stripe;
}

async function provider(queryClient: QueryClient): Promise<Stripe> {
  const config = await queryClient.fetchQuery(paymentConfigQuery);
  if (!config.publishableKey) throw new MissingConfiguration();
  // The frame's code is fetched here too: if it fails, the error shows beside the button, and a second click retries.
  const [{ loadProvider }] = await Promise.all([import('./provider-script.ts'), import('./checkout-frame.tsx')]);
  return await loadProvider(config);
}

/** Prepares to show a session that the server has already made. */
export async function openCheckout(queryClient: QueryClient, clientSecret: string): Promise<OpenedCheckout> {
  return { clientSecret, stripe: await provider(queryClient) };
}

export function useCheckout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (planType: PlanType): Promise<OpenedCheckout> => {
      // The script first: without it the server would make a session that cannot be shown.
      const stripe = await provider(queryClient);
      const body = { planType, acceptsTerms: true, isAdult: true, referral: signedReferral() } as const;
      const { clientSecret } = await call(createCheckoutSession, { body });
      return { clientSecret, stripe };
    },
    onError: (error) => {
      if (isRefusedAs(error, 'already_pro')) {
        void queryClient.invalidateQueries(userQuery);
        showToast({ title: 'Déjà Pro !', description: 'Ton abonnement est déjà en cours.' });
        return;
      }
      showToast({ ...paymentProblemOf(error), tone: 'danger' });
    },
  });
}
