import { Redirect } from 'wouter';
import { MemberGate } from '../features/accounts/member-gate.tsx';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { PageSkeleton } from '../layouts/page-skeleton.tsx';
import { paths } from '../paths.ts';

export default function DashboardPage() {
  return (
    <MemberGate>
      {(user) =>
        user.isPro ? (
          <Dashboard user={user} />
        ) : (
          <>
            <PageSkeleton />
            <Redirect to={paths.paywall} replace />
          </>
        )
      }
    </MemberGate>
  );
}
