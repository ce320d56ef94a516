import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cancelEmailChange,
  changeEmail,
  confirmNewEmail,
  getEmailChange,
  resendEmailChange,
  restoreEmail,
  updateProfile,
} from '#contract/account-details.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { call } from '../../api.ts';
import { useFailureToast } from '../../session/failures.ts';
import { forgetUser, userQuery } from '../../session/user.ts';
import { showToast } from '../../ui/toast.ts';

/** Fetched again when the window has the focus: the link may have been opened meanwhile. */
export const emailChangeQuery = queryOptions({
  queryKey: [getEmailChange.path],
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  queryFn: async ({ signal }) => (await call(getEmailChange, { signal })).pendingEmail,
});

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof updateProfile>) => call(updateProfile, { body }),
    onSuccess: ({ user }) => {
      queryClient.setQueryData(userQuery.queryKey, user);
      showToast({ title: 'Informations enregistrées', tone: 'success' });
    },
  });
}

function useTellEmailChange(): (answer: { message: string }) => void {
  const queryClient = useQueryClient();
  return ({ message }) => {
    void queryClient.invalidateQueries(emailChangeQuery);
    // An address that was not confirmed is replaced at once.
    void queryClient.invalidateQueries(userQuery);
    showToast({ title: 'Adresse e-mail', description: message, tone: 'success' });
  };
}

export function useChangeEmail() {
  const onSuccess = useTellEmailChange();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeEmail>) => call(changeEmail, { body }),
    onSuccess,
  });
}

export function useResendEmailChange() {
  const [onSuccess, onError] = [useTellEmailChange(), useFailureToast()];
  return useMutation({ mutationFn: () => call(resendEmailChange), onSuccess, onError });
}

export function useCancelEmailChange() {
  const [onSuccess, onError] = [useTellEmailChange(), useFailureToast()];
  return useMutation({ mutationFn: () => call(cancelEmailChange), onSuccess, onError });
}

/** A mailed link works once, so the answer is kept by its token, as by `verificationQuery`. */
export const newEmailQuery = (token: string) =>
  queryOptions({
    queryKey: [confirmNewEmail.path, token],
    queryFn: () => call(confirmNewEmail, { body: { token } }),
  });

export function useConfirmNewEmailByPassword(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(confirmNewEmail, { body: { token, password } }),
    onSuccess: (answer) => queryClient.setQueryData(newEmailQuery(token).queryKey, answer),
  });
}

/** The server closes every session of the account, this browser's too. */
export function useRestoreEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof restoreEmail>) => call(restoreEmail, { body }),
    onSuccess: () => forgetUser(queryClient),
  });
}
