import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { deleteAccount, exportData, previewDeletion } from '#contract/privacy.ts';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { useFailureToast } from '../../session/failures.ts';
import { forgetPerson } from '../../session/user.ts';
import { showToast } from '../../ui/toast.ts';
import { exportFileName, saveJson } from './export-file.ts';

export function useExportData() {
  const onError = useFailureToast();
  return useMutation({
    mutationFn: () => call(exportData),
    onSuccess: (exported) => {
      const fileName = exportFileName(exported.exportedAt);
      saveJson(fileName, exported);
      showToast({ title: 'Tes données sont prêtes', description: `Fichier ${fileName}`, tone: 'success' });
    },
    onError,
  });
}

/** Asked anew each time the dialog is opened, which waits for it: nobody confirms without having seen what becomes of their money. */
export function usePreviewDeletion() {
  const onError = useFailureToast();
  return useMutation({ mutationFn: () => call(previewDeletion), onError });
}

export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof deleteAccount>) => call(deleteAccount, { body }),
    onSuccess: ({ message }) => {
      forgetPerson(queryClient);
      showToast({ title: 'Compte supprimé', description: message, tone: 'success' });
      navigate(paths.home, { replace: true });
    },
  });
}
