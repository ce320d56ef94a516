import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AdminAffiliate,
  type AffiliateAction,
  decideAffiliate,
  type listAffiliates,
  renameAffiliate,
} from '#contract/admin-affiliates.ts';
import type { AffiliateStatus } from '#contract/affiliates.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { showToast } from '../../../ui/toast.ts';
import { showFailure } from '../failure-toast.ts';
import { affiliatesKey } from '../queries.ts';
import { useAdminSession } from '../session.tsx';

const statusAfter: Record<AffiliateAction, AffiliateStatus> = {
  approve: 'active',
  reject: 'rejected',
  suspend: 'suspended',
  reactivate: 'active',
};

function useChangedAffiliate() {
  const client = useQueryClient();
  /** Shows the change at once, then reads everything again. */
  return async (id: string, change: Partial<AdminAffiliate>) => {
    await client.cancelQueries({ queryKey: affiliatesKey });
    client.setQueryData<ResponseOf<typeof listAffiliates>>(
      affiliatesKey,
      (list) =>
        list && {
          ...list,
          affiliates: list.affiliates.map((affiliate) =>
            affiliate.id === id ? { ...affiliate, ...change } : affiliate,
          ),
        },
    );
    await client.invalidateQueries({ queryKey: ['admin'] });
  };
}

export interface Decision {
  affiliate: AdminAffiliate;
  action: AffiliateAction;
}

export function useDecideAffiliate() {
  const { call } = useAdminSession();
  const showChange = useChangedAffiliate();
  return useMutation({
    mutationFn: ({ affiliate, action }: Decision) => call(decideAffiliate, { params: { id: affiliate.id, action } }),
    onSuccess: ({ message }, { affiliate, action }) => {
      showToast({ title: 'Statut modifié', description: message, tone: 'success' });
      return showChange(affiliate.id, { status: statusAfter[action] });
    },
    onError: (error) => showFailure(error, 'Impossible de modifier le statut'),
  });
}

export function useRenameAffiliate(affiliate: AdminAffiliate) {
  const { call } = useAdminSession();
  const showChange = useChangedAffiliate();
  return useMutation({
    mutationFn: (slug: string) => call(renameAffiliate, { params: { id: affiliate.id }, body: { slug } }),
    onSuccess: ({ slug }) => {
      showToast({ title: "Nom d'utilisateur modifié", description: `@${slug}`, tone: 'success' });
      return showChange(affiliate.id, { slug });
    },
    onError: (error) => showFailure(error, "Impossible de modifier le nom d'utilisateur"),
  });
}
