import { useEffect, useState } from 'react';
import { ApiError } from '../../api-error.ts';
import { mainId, SkipLink } from '../../layouts/skip-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast.ts';
import { AdminHeader } from './admin-header.tsx';
import { useForgetUsersOnLeave, useUsers } from './queries.ts';
import { RefreshState } from './refresh-state.tsx';
import { refusalOf } from './refusal.ts';
import { countText } from './stat-cards.tsx';
import { UsersTab } from './users-tab.tsx';

/** The operator's page, once the password is accepted. */
export function Admin({ password, onLogout }: { password: string; onLogout: () => void }) {
  const [isAuto, setIsAuto] = useState(true);
  const users = useUsers(password, isAuto);
  useForgetUsersOnLeave();
  const isShutOut = users.error instanceof ApiError && users.error.status === 401;

  useEffect(() => document.getElementById(mainId)?.focus(), []);
  useEffect(() => {
    if (!isShutOut) return;
    showToast({ ...refusalOf(users.error), tone: 'danger' });
    onLogout();
  }, [isShutOut, users.error, onLogout]);

  const list = users.data ?? [];
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <AdminHeader isAuto={isAuto} onAutoChange={setIsAuto} onLogout={onLogout} />
      <main id={mainId} tabIndex={-1} className="page-width grid gap-6 py-8 sm:py-10">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 className="display-type text-title">Administration</h1>
          <RefreshState
            updatedAt={users.dataUpdatedAt}
            isRefreshing={users.isFetching}
            hasFailed={users.isError}
            onRefresh={() => users.refetch()}
          />
        </div>
        <Tabs
          label="Rubriques"
          value="users"
          onChange={() => {}}
          tabs={[
            {
              value: 'users',
              label: `Utilisateurs (${countText(list.length)})`,
              content: <UsersTab users={list} seenAt={users.dataUpdatedAt} password={password} />,
            },
          ]}
        />
      </main>
    </div>
  );
}
