import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { PageSkeleton } from '../../layouts/page-skeleton.tsx';
import { homeFor, paths } from '../../paths.ts';
import { useUser } from './queries.ts';

/** Draws its page for a signed-in user; anyone else is led to sign-in. */
export function MemberGate({ children }: { children: (user: User) => ReactNode }) {
  const user = useUser();
  const [wasMember, setWasMember] = useState(false);
  if (user && !wasMember) setWasMember(true);
  if (user) return children(user);
  // Whoever signs out or deletes the account here is already on the way elsewhere.
  const isStranger = user === null && !wasMember;
  return (
    <>
      <PageSkeleton />
      {isStranger ? <Redirect to={paths.auth} replace /> : null}
    </>
  );
}

/** For sign-in and sign-up: someone who is signed in, from now on or already, has nothing more to do there. */
export function useLeaveOnceSignedIn(): void {
  const user = useUser();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (user) navigate(homeFor(user), { replace: true });
  }, [user, navigate]);
}
