import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Calculator, CreditCard, Download, type LucideIcon } from 'lucide-react';
import { exportUsers, syncStripe } from '#contract/admin.ts';
import { recalculate } from '#contract/admin-affiliates.ts';
import { messageOf } from '../../api-error.ts';
import { saveFile } from '../../save-file.ts';
import { showToast } from '../../ui/toast.ts';
import { dayInParis } from './day-range.ts';
import { showFailure } from './failure-toast.ts';
import { countedText, countText } from './figure-text.ts';
import { useAdminSession } from './session.tsx';

// The header's three actions. Each goes over all accounts, so it may take minutes.

const longTimeoutMs = 600_000;

interface HeaderAction {
  label: string;
  icon: LucideIcon;
  isPending: boolean;
  run: () => void;
}

export function useHeaderActions(): HeaderAction[] {
  const recalculation = useRecalculation();
  const sync = useStripeSync();
  const emails = useUserExport('emails');
  return [
    {
      label: 'Recalculer Stats',
      icon: Calculator,
      isPending: recalculation.isPending,
      run: () => recalculation.mutate(),
    },
    { label: 'Sync Stripe', icon: CreditCard, isPending: sync.isPending, run: () => sync.mutate() },
    { label: 'Exporter emails', icon: Download, isPending: emails.isPending, run: () => emails.mutate() },
  ];
}

function useRecalculation() {
  const { call } = useAdminSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(recalculate, { timeoutMs: longTimeoutMs }),
    onSuccess: async ({ result }) => {
      const conversions = countedText(result.conversions_marquees, 'conversion');
      const commissions = countedText(result.commissions_creees, 'commission');
      showToast({
        title: 'Recalcul terminé',
        description: `${conversions} marquée${result.conversions_marquees > 1 ? 's' : ''}, ${commissions} créée${result.commissions_creees > 1 ? 's' : ''}.`,
        tone: 'success',
      });
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => {
      // biome-ignore lint/suspicious/noConsole: the specification has this failure logged
      console.error('recalculation', error);
      showFailure(error, 'Erreur lors du recalcul des statistiques');
    },
  });
}

function useStripeSync() {
  const { call } = useAdminSession();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(syncStripe, { timeoutMs: longTimeoutMs }),
    onSuccess: async ({ result }) => {
      showToast({
        title: 'Synchronisation terminée',
        description: [
          `${countedText(result.comptes_pro_actives, 'compte')} Pro activé${result.comptes_pro_actives > 1 ? 's' : ''}`,
          `${countedText(result.emails_envoyes, 'e-mail')} envoyé${result.emails_envoyes > 1 ? 's' : ''}`,
          `${countedText(result.abonnements_verifies, 'abonnement')} vérifié${result.abonnements_verifies > 1 ? 's' : ''}`,
          `${countText(result.abonnements_modifies)} modifié${result.abonnements_modifies > 1 ? 's' : ''}.`,
        ].join(', '),
        tone: 'success',
      });
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    onError: (error) => showFailure(error, 'Erreur lors de la synchronisation Stripe'),
  });
}

const fileNames = { emails: 'declic-emails', all: 'declic-utilisateurs' };

/** Saves the CSV of all accounts, or of their e-mails alone. */
export function useUserExport(columns: keyof typeof fileNames) {
  const { download } = useAdminSession();
  return useMutation({
    mutationFn: () => download(exportUsers, { query: { columns } }),
    onSuccess: (file) => {
      const fileName = `${fileNames[columns]}-${dayInParis()}.csv`;
      saveFile(fileName, file);
      showToast({ title: 'Export terminé', description: fileName, tone: 'success' });
    },
    onError: (error) => showFailure(error, messageOf(error, "L'export n'a pas abouti. Réessaie.")),
  });
}
