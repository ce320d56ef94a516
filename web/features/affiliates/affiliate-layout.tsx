import type { ReactNode } from 'react';
import { product } from '#contract/product.ts';
import { LogoutButton } from '../../layouts/logout-button.tsx';
import { SiteFooter } from '../../layouts/site-footer.tsx';
import { mainId, SkipLink } from '../../layouts/skip-link.tsx';
import { paths } from '../../paths.ts';
import { useLogout, useUser } from '../../session/user.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

/** The layout of the affiliate's own space. */
export function AffiliateLayout({ children }: { children: ReactNode }) {
  const user = useUser();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="page-width flex h-17 items-center gap-3">
          <Link href={paths.home} look="plain" aria-label={`${product.name}, accueil`} className="flex rounded-sm">
            <Wordmark />
          </Link>
          <Badge tone="teal" className="max-sm:hidden">
            Affilié
          </Badge>
          {user ? <MemberLinks /> : null}
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="page-width flex-1 pt-8 pb-16 sm:pt-12 sm:pb-24">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

function MemberLinks() {
  return (
    <div className="ml-auto flex items-center gap-1 sm:gap-3">
      <ButtonLink href={paths.dashboard} variant="secondary" size="small">
        Dashboard
      </ButtonLink>
      <LogoutButton logout={useLogout()} />
    </div>
  );
}
