import * as z from 'zod/mini';

/** Who can vouch for a person, where the operator has set their keys. */
export const providers = ['google', 'apple'] as const;
export type Provider = (typeof providers)[number];

// Settings of the operator that public pages show. The server passes them to the renderer, and each page contains them as a JSON
// block, so that the browser hydrates with the same values.

export const siteSettings = z.object({
  publicUrl: z.string(),
  /** Until it is true, pages show a note beside figures and testimonials. */
  claimsConfirmed: z.boolean(),
  /** How many conversations a visitor may try on the landing page a day; 0 where the operator has closed the try-out. */
  triesPerDay: z.int(),
  /** The providers with which one can sign in. */
  signInWith: z.array(z.enum(providers)),
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
  /** What writes replies and bios: the embedded engine, a model in a file, or a provider's model that gets conversations without names. */
  writer: z.enum(['local', 'modelFile', 'model']),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** Proves that the browser that comes back from a payment is the one that started it. */
export const checkoutCookie = { name: 'declic_checkout', hours: 24 } as const;

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
/** The visitor's choice of theme. The server renders the page with it, so that no other theme flashes first. */
export const themeCookie = 'theme';

/** Set with the session cookie and readable by scripts: a page asks the server for the user only where it is set. */
export const signedInHintCookie = 'declic_hint';

/** Holds the random number of a device that tried the assistant without an account. Its tries are counted by day. */
export const tryCookie = { name: 'declic_try', keptHours: 24 } as const;

/** Where a provider sends people back to: `/connexion/retour/google`. */
export const providerReturnPath = '/connexion/retour';

/** Bind a sign-in with a provider to the browser that started it: what was asked of the provider, then whom it vouched for. */
export const providerCookies = { started: 'declic_provider', vouched: 'declic_vouched' } as const;
export const providerCookieMinutes = { started: 10, vouched: 30 } as const;

/** Bind a passkey's question to the browser that asked for it: `declic_passkey_login` and its like. */
export const passkeyCookie = { prefix: 'declic_passkey_', minutes: 5 } as const;

/** The page that the phone's share sheet opens with screenshots; the manifest and the service worker repeat this path. */
export const shareTargetPath = '/partage';

/** Where a new password is asked for; also a link in mails. */
export const forgotPasswordPath = '/mot-de-passe-oublie';

/** Pages that mails to affiliates link to. */
export const affiliatePaths = { programme: '/affiliation', dashboard: '/affiliate/dashboard' } as const;

export interface RenderedPage {
  status: 200 | 404;
  html: string;
}

/** The server renders each pattern once and keeps the page: `/reinitialiser/:token` is one page for all tokens. */
export interface PageMatch {
  pattern: string;
  status: 200 | 404;
  /** Listed in the sitemap and open to search engines. */
  indexable: boolean;
}

/** What the built web module exports for the server. */
export interface PageRenderer {
  matchPage(pathname: string): PageMatch;
  indexablePaths(): string[];
  renderPage(pathname: string, settings: SiteSettings, theme: Theme): Promise<RenderedPage>;
}
