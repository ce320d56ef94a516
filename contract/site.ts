import * as z from 'zod/mini';

// What the operator sets and public pages show. The server hands it to the renderer, and the page carries it
// in a JSON block, so that the browser hydrates from the same values.

export const siteSettings = z.object({
  publicUrl: z.string(),
  /** Figures and testimonials carry a note until the operator has confirmed them. */
  claimsConfirmed: z.boolean(),
  contactEmail: z.string(),
  operator: z.object({
    name: z.string(),
    legalForm: z.string(),
    address: z.string(),
    registration: z.string(),
    vatNumber: z.string(),
    publicationDirector: z.string(),
    host: z.string(),
  }),
  dpoEmail: z.string(),
  mediator: z.object({ name: z.string(), url: z.string() }),
  social: z.object({ instagram: z.string(), tiktok: z.string() }),
  /** The scheduling page of the 1-to-1 coaching. */
  coachingUrl: z.string(),
  /** Who writes the texts: the embedded engine, or a model to which words without names are sent. */
  writer: z.enum(['local', 'model']),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
/** Holds the reader's choice of theme, and nothing else; the server writes it into the page, so there is no flash. */
export const themeCookie = 'theme';

/** Set beside the session cookie and readable by scripts: tells a page whether asking for the user is worth a call. */
export const signedInHintCookie = 'declic_hint';

/** Where the phone's share sheet brings screenshots; the manifest and the service worker name it too. */
export const shareTargetPath = '/partage';

export interface RenderedPage {
  status: 200 | 404;
  html: string;
}

/** A page that the server may render once and keep; `pattern` is its key (`/reinitialiser/:token`). */
export interface PageMatch {
  pattern: string;
  status: 200 | 404;
  /** Listed in the sitemap and open to search engines. */
  indexable: boolean;
}

/** What the built web module gives the server. */
export interface PageRenderer {
  matchPage(pathname: string): PageMatch;
  indexablePaths(): string[];
  renderPage(pathname: string, settings: SiteSettings, theme: Theme): Promise<RenderedPage>;
}
