import { queryOptions } from '@tanstack/react-query';
import { verifyEmail } from '#contract/accounts.ts';
import { call } from '../../api.ts';

/**
 * Confirms the address, or says that this browser needs the password for it. A mailed link works once, so the answer is cached by its token: coming back to the page does not
 * use the link again. Mail scanners don't use it up: they fetch the page without running its script.
 */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: [verifyEmail.path, token],
    queryFn: () => call(verifyEmail, { body: { token } }),
  });
