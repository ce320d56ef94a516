import { homeFor, homeLabelFor, paths } from '../../paths.ts';
import { useUser } from '../../session/user.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';

/** On the price page: a member's plan and home link, or the link to sign in. */
export function AccountLine() {
  const user = useUser();
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {user ? (
        <>
          {user.isPro ? <Badge tone="ink">Pro</Badge> : null}
          <Link href={homeFor(user)} className="inline-flex min-h-11 items-center">
            {homeLabelFor(user)}
          </Link>
        </>
      ) : (
        <>
          <span>Déjà un compte ?</span>
          <Link href={paths.auth} className="inline-flex min-h-11 items-center">
            Connexion
          </Link>
        </>
      )}
    </p>
  );
}
