import { product } from '#contract/product.ts';
import { fromAi } from '../content/who-writes/footer.ts';
import { paths } from '../paths.ts';
import { useSiteSettings } from '../site.tsx';
import { Link } from '../ui/link.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { reopenConsent } from '../visitor/consent/choice.ts';

const columns = [
  {
    title: product.name,
    links: [
      { href: paths.pricing, label: 'Tarifs' },
      { href: paths.affiliation, label: 'Affiliation' },
      { href: paths.legal.contact, label: 'Contact' },
      { href: paths.cancelSubscription, label: "Besoin d'aide ?" },
    ],
  },
  {
    title: 'Informations',
    links: [
      { href: paths.legal.mentions, label: 'Mentions légales' },
      { href: paths.legal.privacy, label: 'Confidentialité' },
      { href: paths.legal.terms, label: 'CGU' },
      { href: paths.cancelSubscription, label: 'Résilier mon contrat' },
    ],
  },
];

const linkClass = 'inline-flex min-h-11 items-center text-sm text-ink-soft transition-colors hover:text-ink';

export function SiteFooter() {
  const { social } = useSiteSettings();
  const profiles = [
    { href: social.instagram, label: 'Instagram' },
    { href: social.tiktok, label: 'TikTok' },
  ].filter((profile) => profile.href);
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="page-width grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-4 sm:col-span-2 lg:col-span-1">
          <Wordmark />
          <p className="max-w-xs text-sm text-ink-soft">
            {product.tagline}. {fromAi}
          </p>
          <ThemeToggle />
        </div>
        {columns.map((column) => (
          <FooterColumn key={column.title} title={column.title} links={column.links} />
        ))}
        {profiles.length > 0 ? <FooterColumn title="Nous suivre" links={profiles} /> : null}
      </div>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-4 text-sm text-ink-soft">
          <p>
            © {product.name}. Réservé aux personnes de {product.minimumAge} ans et plus.
          </p>
          <button type="button" className={linkClass} onClick={reopenConsent}>
            Gérer mes cookies
          </button>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, links }: { title: string; links: { href: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <p className="mb-1 text-sm font-semibold">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} look="plain" className={linkClass}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
