import { queryOptions } from '@tanstack/react-query';
import { verifyEmail } from '#contract/accounts.ts';
import { call } from '../../api.ts';

/**
 * A mailed link works once, so its answer is kept by its token: coming back to the page does not use it again. Mail
 * scanners only fetch pages; this needs a browser that runs them.
 */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: [verifyEmail.path, token],
    queryFn: () => call(verifyEmail, { body: { token } }),
  });
