import { type Provider, providerReturnPath } from '#contract/site.ts';
import type { Config } from '../../config.ts';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import type { IdentityProviders } from './port.ts';

export function identityProviders({ signIn: { google, apple }, site }: Config): IdentityProviders {
  const redirectUri = (provider: Provider) => `${site.publicUrl}${providerReturnPath}/${provider}`;
  return {
    ...(google && { google: googleProvider(google, redirectUri('google')) }),
    ...(apple && { apple: appleProvider(apple, redirectUri('apple')) }),
  };
}
