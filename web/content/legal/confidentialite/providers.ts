import { providerNames } from '#contract/identities.ts';
import type { SiteSettings } from '#contract/site.ts';

/** «Google ou Apple», as far as one can sign in with them here; null where with none. */
export function namesOfProviders({ signInWith }: SiteSettings): string | null {
  return signInWith.length > 0 ? signInWith.map((provider) => providerNames[provider]).join(' ou ') : null;
}
