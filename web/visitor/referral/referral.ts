import { paths } from '../../paths.ts';
import { needConsent, onConsentChange, readConsent } from '../consent/choice.ts';

// The affiliate whose link brought this visitor. Kept in memory and as `?ref=` on internal links; in a cookie only with
// consent.

interface Referral {
  slug: string;
  /** The click as the server counted and signed it; null if only the slug is known. */
  signed: string | null;
}

type LinkWriter = (href: string) => string;

let current: Referral | null = null;
const plain: LinkWriter = (href) => href;
let linkWriter = plain;
const listeners = new Set<() => void>();

function keep(referral: Referral): void {
  current = referral;
  linkWriter = (href) => addReferral(href, referral.signed ?? referral.slug);
  for (const listener of listeners) listener();
  // A slug alone, which the server has not signed, is never stored.
  if (referral.signed) needConsent();
}

export function onReferralChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** On the server, and while its HTML is taken over. */
export function plainLinkWriter(): LinkWriter {
  return plain;
}

/** Sent as `referral` by sign-up and by the checkout. */
export function signedReferral(): string | undefined {
  return current?.signed ?? undefined;
}

/** The function that adds the referral to internal links; a new function after each change, for subscribers. */
export function currentLinkWriter(): LinkWriter {
  return linkWriter;
}

/** Leaves links to the home page alone: opening `/?ref=` there would count the same visit twice. */
export function addReferral(href: string, ref: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const url = new URL(href, 'http://internal');
  if (url.pathname === paths.home) return href;
  url.searchParams.set('ref', ref);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Reads `marie`, from an affiliate's link, or `marie.time.signature`, from our own links opened in another tab. */
export function parseRef(ref: string): Referral {
  const [slug = '', ...proof] = ref.split('.');
  return { slug, signed: proof.length > 0 ? ref : null };
}

const fetchCalls = () => import('./referral-calls.ts');

/** Called once, when the app has started. `goHome` replaces the address by `/`. */
export async function startReferral(goHome: () => void): Promise<void> {
  const { pathname, search } = window.location;
  const ref = new URLSearchParams(search).get('ref')?.trim();
  followConsent();
  if (!ref) return;
  const referral = parseRef(ref);
  keep(referral);
  if (pathname === paths.home) {
    const signed = await fetchCalls().then(
      ({ countClick }) => countClick(referral.slug),
      () => null,
    );
    if (signed) keep({ ...referral, signed });
    goHome();
  }
  await rememberIfAllowed();
}

function followConsent(): void {
  let isGranted = readConsent() === 'granted';
  onConsentChange(async () => {
    const wasGranted = isGranted;
    isGranted = readConsent() === 'granted';
    if (isGranted) await rememberIfAllowed();
    else if (wasGranted) await (await fetchCalls()).forget();
  });
}

async function rememberIfAllowed(): Promise<void> {
  const signed = signedReferral();
  if (signed && readConsent() === 'granted') await (await fetchCalls()).remember(signed);
}
