import { Redirect } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { MemberGate } from '../features/accounts/member-gate.tsx';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { PageSkeleton } from '../layouts/page-skeleton.tsx';
import { paths } from '../paths.ts';

export default function DashboardPage() {
  return (
    <MemberGate>
      {(user) => {
        const elsewhere = detourOf(user);
        if (!elsewhere) return <Dashboard user={user} />;
        return (
          <>
            <PageSkeleton />
            <Redirect to={elsewhere} replace />
          </>
        );
      }}
    </MemberGate>
  );
}

/** The page that a member has to pass before the dashboard; null if none. */
function detourOf({ isPro, profileMissing }: User): string | null {
  if (!isPro) return paths.paywall;
  return profileMissing.length > 0 ? paths.completeProfile : null;
}
