// Slips in the domain of an address, as «gmial.com». A hint, never a refusal: a real domain may look like a slip.

/** The mail providers of most French members. */
const providers: Record<string, readonly string[]> = {
  gmail: ['com'],
  hotmail: ['fr', 'com'],
  outlook: ['fr', 'com'],
  live: ['fr', 'com'],
  yahoo: ['fr', 'com'],
  icloud: ['com'],
  orange: ['fr'],
  wanadoo: ['fr'],
  laposte: ['net'],
  protonmail: ['com'],
  free: ['fr'],
  sfr: ['fr'],
};
/** Providers of their own, a letter away from another. */
const realNames = ['mail', 'email', 'ymail'];
/** Shorter names are a slip away from too many real domains. */
const minNameLength = 5;
const endings: Record<string, string> = {
  ...Object.fromEntries(
    ['con', 'cmo', 'ocm', 'comm', 'vom', 'xom', 'cim', 'cpm', 'cm', 'om', 'coml'].map((e) => [e, 'com']),
  ),
  ...Object.fromEntries(['fe', 'ft', 'fr.fr', 'frr', 'rf', 'gr'].map((e) => [e, 'fr'])),
  ...Object.fromEntries(['nte', 'ent', 'nett'].map((e) => [e, 'net'])),
};

/** The address with its domain mended; null where nothing looks like a slip. */
export function mendedEmail(email: string): string | null {
  const [local, domain, ...more] = email.trim().toLowerCase().split('@');
  if (!local || !domain || more.length > 0) return null;
  const mended = mendedDomain(domain);
  return mended && mended !== domain ? `${email.trim().slice(0, local.length)}@${mended}` : null;
}

function mendedDomain(domain: string): string | null {
  const [typedName = '', ...rest] = domain.split('.');
  const typedEnding = rest.join('.');
  const name = Object.keys(providers).find((known) => known === typedName || isSlipOf(typedName, known));
  if (!name || typedEnding === '' || realNames.includes(typedName)) return null;
  const known = providers[name] ?? [];
  // «gmail.fr» is nobody's mailbox.
  if (name === 'gmail' && typedEnding === 'fr') return 'gmail.com';
  if (known.includes(typedEnding)) return `${name}.${typedEnding}`;
  const ending = endings[typedEnding];
  return ending && known.includes(ending) ? `${name}.${ending}` : null;
}

/** One letter too many, missing, wrong, or two swapped. */
function isSlipOf(typed: string, known: string): boolean {
  if (known.length < minNameLength) return false;
  let same = 0;
  while (same < typed.length && typed[same] === known[same]) same++;
  const [a, b] = [typed.slice(same), known.slice(same)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return isSwapped || a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1);
}
