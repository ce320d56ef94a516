import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { fetchShared } from '../features/share-target/fetch-shared.ts';
import { NothingShared } from '../features/share-target/nothing-shared.tsx';
import { PageSkeleton } from '../layouts/page-skeleton.tsx';
import { homeFor, paths } from '../paths.ts';
import { useUser } from '../session/user.ts';

/** Takes the shared screenshots from the service worker, then leads to the assistant, through sign-in if needed. */
export default function ShareTargetPage() {
  const user = useUser();
  const [hasCome, setCome] = useState<boolean | null>(null);
  useEffect(() => {
    fetchShared().then(setCome, () => setCome(false));
  }, []);
  if (user === undefined || hasCome === null) return <PageSkeleton />;
  if (!hasCome) return <NothingShared user={user} />;
  return (
    <>
      <PageSkeleton />
      <Redirect to={user ? homeFor(user) : paths.auth} replace />
    </>
  );
}
