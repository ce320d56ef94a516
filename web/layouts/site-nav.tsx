import { product } from '#contract/product.ts';
import { useLogout, useUser } from '../features/accounts/queries.ts';
import { memberHome, paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

export function SiteNav() {
  const user = useUser();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <nav aria-label="Navigation principale" className="page-width flex h-17 items-center justify-between gap-3">
        <Link href={paths.home} look="plain" aria-label={`${product.name}, accueil`} className="rounded-sm">
          <Wordmark />
        </Link>
        <div className="flex items-center gap-1 sm:gap-3">
          <Link
            href={paths.pricing}
            look="plain"
            className="hidden min-h-11 items-center px-3 text-sm font-semibold hover:text-coral-text sm:inline-flex"
          >
            Tarifs
          </Link>
          {user ? <MemberLinks /> : <VisitorLinks />}
        </div>
      </nav>
    </header>
  );
}

function VisitorLinks() {
  return (
    <>
      <Link
        href={paths.auth}
        look="plain"
        className="inline-flex min-h-11 items-center px-3 text-sm font-semibold hover:text-coral-text"
      >
        Connexion
      </Link>
      <ButtonLink href={paths.onboarding} size="small">
        Commencer
      </ButtonLink>
    </>
  );
}

function MemberLinks() {
  const logout = useLogout();
  return (
    <>
      <ButtonLink href={memberHome} variant="secondary" size="small">
        Mon compte
      </ButtonLink>
      <Button variant="ghost" size="small" pending={logout.isPending} onClick={() => logout.mutate()}>
        Déconnexion
      </Button>
    </>
  );
}
