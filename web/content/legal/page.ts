import type { SiteSettings } from '#contract/site.ts';

/** What every legal text is given: the operator's own details. */
export interface LegalProps {
  settings: SiteSettings;
}
