import { ClientSecretPost } from 'openid-client';
import type { GoogleConfig } from '../../config.ts';
import { openIdProvider } from './openid.ts';
import type { IdentityProvider } from './port.ts';

/**
 * Google's documentation: it is the authority on addresses at gmail.com, and on those of a company's domain (`hd`). Of any other address it
 * says what was true when the Google account was opened; the mailbox may be somebody else's by now.
 */
export function googleProvider(
  { issuer, clientId, clientSecret }: GoogleConfig,
  redirectUri: string,
): IdentityProvider {
  return openIdProvider({
    name: 'Google',
    issuer,
    clientId,
    authenticate: ClientSecretPost(clientSecret),
    redirectUri,
    asks: { scope: 'openid email profile', prompt: 'select_account' },
    ownsMailbox: (email, { hd }) => email.endsWith('@gmail.com') || typeof hd === 'string',
    firstName: ({ given_name }) => given_name,
  });
}
