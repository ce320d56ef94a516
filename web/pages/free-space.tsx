import { Redirect, useSearch } from 'wouter';
import { MemberGate } from '../features/accounts/member-gate.tsx';
import { FreeSpace } from '../features/free-space/free-space.tsx';
import { PageSkeleton } from '../layouts/page-skeleton.tsx';
import { paths } from '../paths.ts';

export default function FreeSpacePage() {
  const search = useSearch();
  return (
    <MemberGate>
      {(user) =>
        user.isPro ? (
          <>
            <PageSkeleton />
            <Redirect to={search ? `${paths.dashboard}?${search}` : paths.dashboard} replace />
          </>
        ) : (
          <FreeSpace user={user} />
        )
      }
    </MemberGate>
  );
}
