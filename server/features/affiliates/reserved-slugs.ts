// Slugs that a new affiliate cannot have, since their link would look like ours. Slugs of before keep working.

/** Exactly these: pages of ours, and what a program writes for nothing. */
const pages = words('affiliate affiliation api contact dashboard legal null pricing undefined');
const brand = 'declic';
/** Nobody but us has these. */
const ours = words('admin administrateur administration administratrice moderateur moderation moderatrice staff');
/** Anybody may call themselves so («lea-officiel»), but not with our name, nor with nothing else. */
const roles = words(
  'abonnement aide assistance client compte equipe facturation help info officiel officielle official paiement remboursement sav securite security service support team',
);
/** Add nothing to what stands beside them. */
const fillers = words('app com de du fr france la le les site the web');

interface SlugRule {
  id: string;
  holds: (words: string[]) => boolean;
  examples: { yes: string[]; no: string[] };
}

export const slugRules: SlugRule[] = [
  {
    id: 'a page of ours',
    holds: (given) => given.length === 1 && pages.has(given[0] ?? ''),
    examples: { yes: ['api', 'pricing', 'legal'], no: ['lea-api', 'legalement'] },
  },
  {
    id: 'a word that only we have',
    holds: (given) => given.some((word) => ours.has(word)),
    examples: { yes: ['admin', 'admin_declic', 'admin-lea', '4dmin', 'staff-lea'], no: ['adminette', 'lea-staffy'] },
  },
  {
    id: 'our name with nothing of their own',
    holds: (given) => given.includes(brand) && given.every((word) => word === brand || fillers.has(word)),
    examples: {
      yes: ['declic', 'dec1ic', 'declic-app', 'le_declic', 'declic2026', 'declicapp'],
      no: ['declic-de-lea', 'lea-declic', 'le-lea'],
    },
  },
  {
    id: 'our name with a role of ours',
    holds: (given) => given.includes(brand) && given.some((word) => roles.has(word)),
    examples: {
      yes: [
        'support-declic',
        'declic-officiel',
        'declic_0fficiel',
        'supportdeclic',
        'equipe-du-declic',
        'declic-sav24',
      ],
      no: ['declic-avec-lea', 'declic-supporter'],
    },
  },
  {
    id: 'a role with nothing of their own',
    holds: (given) =>
      given.some((word) => roles.has(word)) && given.every((word) => roles.has(word) || fillers.has(word)),
    examples: {
      yes: ['support', 'equipe', 'service-client', 'le_support', 'officiel'],
      no: ['lea-officiel', 'coach-support-lea'],
    },
  },
];

export function isReserved(slug: string): boolean {
  return readings(slug).some((given) => slugRules.some(({ holds }) => holds(given)));
}

/** The words of a slug: as they are without numbers at their ends, and with digits read as the letters that they look like. */
function readings(slug: string): string[][] {
  const plain = slug.split(/[-_]+/).map((word) => word.replace(/^\d+|(?<!\d)\d+$/g, ''));
  const lookalike = slug
    .replaceAll('dec1', brand.slice(0, 4))
    .replace(/[0134570]/g, (digit) => letters[digit] ?? digit);
  return [plain, lookalike.split(/[-_]+/)].map((parts) => parts.flatMap(aroundBrand).filter(Boolean));
}

const letters: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** «supportdeclic» is «support» and «declic». */
function aroundBrand(word: string): string[] {
  return word.split(new RegExp(`(${brand})`));
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
