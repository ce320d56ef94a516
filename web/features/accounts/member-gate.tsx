import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { FocusLayout } from '../../layouts/focus-layout.tsx';
import { PageSkeleton } from '../../layouts/page-skeleton.tsx';
import { homeFor, paths } from '../../paths.ts';
import { useUser } from '../../session/user.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Draws its page for a signed-in user; redirects everyone else to sign-in. */
export function MemberGate({ children }: { children: (user: User) => ReactNode }) {
  const user = useUser();
  const [wasMember, setWasMember] = useState(false);
  if (user && !wasMember) setWasMember(true);
  if (user) return children(user);
  if (user === null && wasMember) return <SessionEnded />;
  return (
    <>
      <PageSkeleton />
      {user === null ? (
        <Redirect to={paths.auth} replace />
      ) : (
        <Spinner label="Chargement de ton espace" className="absolute top-5 right-5 size-7" />
      )}
    </>
  );
}

/** Shown when the session ended in another tab. Fades in after a second: a user who logs out here has left by then. */
function SessionEnded() {
  return (
    <div className="animate-fade [animation-delay:1s]">
      <FocusLayout title="Ta session a pris fin" subtitle="Reconnecte-toi pour continuer.">
        <ButtonLink href={paths.auth} size="large" wide>
          Se connecter
        </ButtonLink>
      </FocusLayout>
    </div>
  );
}

/** For sign-in and sign-up: leads a signed-in user to their home page, whether just signed in or before. */
export function useLeaveOnceSignedIn(): void {
  const user = useUser();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (user) navigate(homeFor(user), { replace: true });
  }, [user, navigate]);
}
