import { Star, TrendingUp, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { countText, percentText, shareOf } from '../figure-text.ts';
import { everyUser, type UserFilter, useUsers, useUserTotals } from '../queries.ts';
import { StatCards } from '../stat-cards.tsx';
import { TabFrame } from '../tab-frame.tsx';
import { ViewChoice } from '../view-choice.tsx';
import { AccountsView } from './accounts-view.tsx';
import { AuditLogView } from './audit-log-view.tsx';
import { OperatorPasskeysView } from './operator-passkeys-view.tsx';
import { SupportRequestsView } from './support-requests-view.tsx';

type View = 'accounts' | 'requests' | 'log' | 'passkeys';

/** The accounts; and beside them what their owners asked for, and what the operator did. */
export function UsersTab() {
  const [view, setView] = useState<View>('accounts');
  const [filter, setFilter] = useState<UserFilter>(everyUser);
  const users = useUsers(filter);
  const totals = useUserTotals();
  return (
    <TabFrame title="Utilisateurs" queries={[users]}>
      {totals ? (
        <StatCards
          stats={[
            { label: 'Total', figure: 'totalUsers', value: countText(totals.users), icon: Users },
            { label: 'Pro', figure: 'proUsers', value: countText(totals.pro), icon: Star },
            {
              label: 'Nouveaux sur 7 jours',
              figure: 'newLast7Days',
              value: countText(totals.newLast7Days),
              icon: UserPlus,
            },
            {
              label: 'Taux Pro',
              figure: 'conversionRate',
              value: percentText(shareOf(totals.pro, totals.users)),
              icon: TrendingUp,
            },
          ]}
        />
      ) : null}
      <ViewChoice
        view={view}
        onView={setView}
        views={[
          { value: 'accounts', label: 'Comptes' },
          { value: 'requests', label: 'Demandes' },
          { value: 'log', label: 'Journal' },
          { value: 'passkeys', label: 'Accès' },
        ]}
      />
      {view === 'accounts' ? <AccountsView users={users} filter={filter} onFilterChange={setFilter} /> : null}
      {view === 'requests' ? <SupportRequestsView /> : null}
      {view === 'log' ? <AuditLogView /> : null}
      {view === 'passkeys' ? <OperatorPasskeysView /> : null}
    </TabFrame>
  );
}
