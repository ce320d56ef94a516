import { Download, Users as UsersIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { useUserExport } from '../header-actions.ts';
import { Loaded } from '../loaded.tsx';
import { Pager } from '../pager.tsx';
import { everyUser, type UserFilter, type useUsers } from '../queries.ts';
import { SearchInput } from '../search-input.tsx';
import { useSettled } from './use-settled.ts';
import { UserRow } from './user-row.tsx';

interface AccountsViewProps {
  users: ReturnType<typeof useUsers>;
  filter: UserFilter;
  onFilterChange: (filter: UserFilter) => void;
}

const plans = [
  { value: 'all', label: 'Tous' },
  { value: 'pro', label: 'Pro' },
  { value: 'free', label: 'Gratuit' },
] as const;

/** Search, plan and pages are the server's: there may be a million accounts. */
export function AccountsView({ users, filter, onFilterChange }: AccountsViewProps) {
  const [search, setSearch] = useState(filter.search);
  /** `next` of each page before this one. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const top = useRef<HTMLDivElement>(null);
  const settled = useSettled(search).trim();

  const show = (next: Partial<UserFilter>) => {
    setCursors([]);
    onFilterChange({ ...filter, after: null, ...next });
  };
  useEffect(() => {
    if (settled === filter.search) return;
    setCursors([]);
    onFilterChange({ ...filter, search: settled, after: null });
  }, [settled, filter, onFilterChange]);

  const goTo = (page: number) => {
    const next = page > cursors.length && users.data?.next ? [...cursors, users.data.next] : cursors.slice(0, page);
    setCursors(next);
    onFilterChange({ ...filter, after: next.at(-1) ?? null });
    top.current?.scrollIntoView();
  };
  const clear = () => {
    setSearch('');
    show(everyUser);
  };
  const isFiltered = search !== '' || filter.plan !== 'all';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div ref={top} className="flex scroll-mt-24 flex-wrap items-center gap-3">
        <SearchInput label="Rechercher un utilisateur" value={search} onChange={setSearch} />
        <Segments
          legend="Offre"
          options={plans}
          value={filter.plan}
          onChange={(plan) => show({ plan })}
          className="max-sm:w-full"
        />
        <ExportButton />
      </div>
      <Loaded query={users}>
        {(page) =>
          page.users.length === 0 ? (
            <NoUser onClear={isFiltered ? clear : null} />
          ) : (
            <Users page={page} isOld={users.isPlaceholderData} />
          )
        }
      </Loaded>
      <Pager
        page={cursors.length}
        hasNext={Boolean(users.data?.next)}
        isPending={users.isPlaceholderData}
        onChange={goTo}
      />
    </div>
  );
}

function ExportButton() {
  const csv = useUserExport('all');
  return (
    <Button
      variant="secondary"
      size="small"
      pending={csv.isPending}
      onClick={() => csv.mutate()}
      className="max-sm:w-full sm:ml-auto"
    >
      {csv.isPending ? null : <Download aria-hidden="true" className="size-4" />}
      Exporter en CSV
    </Button>
  );
}

function NoUser({ onClear }: { onClear: (() => void) | null }) {
  return (
    <EmptyState
      icon={UsersIcon}
      title="Aucun utilisateur trouvé"
      action={
        onClear ? (
          <Button variant="secondary" onClick={onClear}>
            Effacer la recherche
          </Button>
        ) : null
      }
    />
  );
}

interface UsersProps {
  page: NonNullable<AccountsViewProps['users']['data']>;
  /** The page before, until the one that was asked for is there. */
  isOld: boolean;
}

function Users({ page: { users, grantedPro }, isOld }: UsersProps) {
  return (
    <ul
      aria-label="Comptes"
      className={classNames(
        'divide-y divide-line rounded-md border border-line bg-raised transition-opacity',
        isOld && 'opacity-60',
      )}
    >
      {users.map((user) => (
        <UserRow key={user.id} user={user} isGranted={grantedPro.includes(user.id)} />
      ))}
    </ul>
  );
}
