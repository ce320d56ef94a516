import { createContext, type ReactNode, useContext } from 'react';
import type { SiteSettings, Theme } from '#contract/site.ts';

// The operator's settings and the theme, available to every page. The HTML carries them, so that server and browser render
// the same.

export interface Site {
  settings: SiteSettings;
  /** The theme with which the page was rendered; the toggle may have changed it since. */
  initialTheme: Theme;
}

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite outside of SiteProvider');
  return site;
}

export function useSiteSettings(): SiteSettings {
  return useSite().settings;
}
