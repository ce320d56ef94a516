import { Search, Users } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toast.ts';
import { Pager } from './pager.tsx';
import { useActivatePro } from './queries.ts';
import { countText, StatCards } from './stat-cards.tsx';
import { displayName, findUsers, pageCount, pageOf, statsOf } from './user-list.ts';
import { UserRow } from './user-row.tsx';

interface UsersTabProps {
  users: readonly AdminUser[];
  /** When the list was fetched, in ms since 1970. */
  seenAt: number;
  password: string;
}

export function UsersTab({ users, seenAt, password }: UsersTabProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(search);
  const stats = useMemo(() => statsOf(users, new Date(seenAt)), [users, seenAt]);
  const found = useMemo(() => findUsers(users, wanted), [users, wanted]);
  const activation = useActivation(password);
  return (
    <div className="grid gap-6">
      <StatCards stats={stats} />
      <div ref={top} className="flex scroll-mt-24 flex-wrap items-center justify-between gap-3">
        <div className="relative w-full sm:max-w-sm">
          <Search aria-hidden="true" className="absolute inset-y-0 left-4 my-auto size-5 text-ink-soft" />
          <TextInput
            type="search"
            aria-label="Rechercher un utilisateur"
            placeholder="Rechercher..."
            autoComplete="off"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setPage(0);
            }}
            className="pl-12 [&::-webkit-search-cancel-button]:grayscale"
          />
        </div>
        <p role="status" className="text-sm text-ink-soft tabular-nums empty:absolute">
          {wanted.trim() === '' ? null : `${countText(found.length)} trouvé${found.length > 1 ? 's' : ''}`}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={Users}
          title="Aucun utilisateur trouvé"
          action={
            search === '' ? null : (
              <Button variant="secondary" onClick={() => setSearch('')}>
                Effacer la recherche
              </Button>
            )
          }
        />
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-raised">
          {pageOf(found, page).map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isActivating={activation.pendingId === user.id}
              onActivatePro={activation.activate}
            />
          ))}
        </ul>
      )}
      <Pager
        page={Math.min(page, pageCount(found.length) - 1)}
        pages={pageCount(found.length)}
        onChange={(next) => {
          setPage(next);
          top.current?.scrollIntoView();
        }}
      />
    </div>
  );
}

function useActivation(password: string) {
  const activation = useActivatePro(password);
  return {
    pendingId: activation.isPending ? activation.variables.id : null,
    activate: (user: AdminUser) =>
      activation.mutate(user, {
        onSuccess: (activated) =>
          showToast({
            title: 'Pro activé',
            description: `${displayName(activated)} est maintenant Pro.`,
            tone: 'success',
          }),
        onError: () =>
          showToast({ title: 'Erreur', description: "Impossible d'activer le statut Pro", tone: 'danger' }),
      }),
  };
}
