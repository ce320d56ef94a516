import type { SiteSettings } from '#contract/site.ts';

/** The props of every legal text: the operator's details. */
export interface LegalProps {
  settings: SiteSettings;
}
