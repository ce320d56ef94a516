import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { ApiError } from '../../api-error.ts';
import { pricing } from '../../content/pricing.ts';
import { useFailureToast } from '../../session/failures.ts';
import { userQuery } from '../../session/user.ts';
import { Button } from '../../ui/button.tsx';
import { signedReferral } from '../../visitor/referral/referral.ts';

const redirectAfterMs = 1000;

interface UpgradeButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'pending' | 'pendingLabel'> {
  /** The text for a failure that brings no message. */
  failure: string;
}

/** Takes a member to the provider's checkout page for the monthly plan. */
export function UpgradeButton({ failure, children, ...look }: UpgradeButtonProps) {
  const [isLeaving, setLeaving] = useState(false);
  const queryClient = useQueryClient();
  const fail = useFailureToast(failure);
  const upgrade = useMutation({
    mutationFn: async () => {
      const [{ call }, { createHostedCheckout }] = await Promise.all([
        import('../../api.ts'),
        import('#contract/billing.ts'),
      ]);
      return await call(createHostedCheckout, { body: { referral: signedReferral() } });
    },
    onSuccess: ({ checkoutUrl }) => {
      setLeaving(true);
      setTimeout(() => window.location.assign(checkoutUrl), redirectAfterMs);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') void queryClient.invalidateQueries(userQuery);
      fail(error);
    },
  });
  // Back from the provider, the browser may restore this page as it was, with the button still busy.
  useEffect(() => {
    const cameBack = () => setLeaving(false);
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);
  return (
    <Button
      {...look}
      pending={upgrade.isPending || isLeaving}
      pendingLabel={pricing.pro.redirecting}
      onClick={() => upgrade.mutate()}
    >
      {children}
    </Button>
  );
}
