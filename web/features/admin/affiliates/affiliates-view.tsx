import { Megaphone } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { AdminAffiliate, AffiliateAction } from '#contract/admin-affiliates.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Pager } from '../pager.tsx';
import { pageCount, pageOf } from '../pages.ts';
import { SearchInput } from '../search-input.tsx';
import { AffiliateCard } from './affiliate-card.tsx';
import { type AffiliateFilter, findAffiliates } from './affiliate-list.ts';
import { type Decision, useDecideAffiliate } from './affiliate-mutations.ts';
import { CountBadge } from './count-badge.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { SlugDialog } from './slug-dialog.tsx';

const pageSize = 24;

/** These two tell the affiliate bad news by mail. */
const isConfirmed = (action: AffiliateAction) => action === 'reject' || action === 'suspend';

export function AffiliatesView({ affiliates }: { affiliates: readonly AdminAffiliate[] }) {
  const finding = useFinding(affiliates);
  const [renamed, setRenamed] = useState<AdminAffiliate | null>(null);
  const [asked, setAsked] = useState<Decision | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const deciding = useDecideAffiliate();
  const decide = (decision: Decision) => deciding.mutate(decision, { onSettled: () => setAsked(null) });
  const pendingFor = ({ id }: AdminAffiliate) =>
    deciding.isPending && deciding.variables.affiliate.id === id ? deciding.variables.action : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div ref={top} className="flex scroll-mt-24 flex-wrap items-center gap-3">
        <SearchInput label="Rechercher un affilié" value={finding.search} onChange={finding.setSearch} />
        <StatusChoice affiliates={affiliates} filter={finding.filter} onFilter={finding.setFilter} />
      </div>
      {finding.shown.length === 0 ? (
        <NoAffiliate hasOthers={affiliates.length > 0} onShowAll={finding.showAll} />
      ) : (
        <ul aria-label="Affiliés" className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 lg:gap-4">
          {finding.shown.map((affiliate) => (
            <AffiliateCard
              key={affiliate.id}
              affiliate={affiliate}
              pending={pendingFor(affiliate)}
              onDecide={(action) =>
                isConfirmed(action) ? setAsked({ affiliate, action }) : decide({ affiliate, action })
              }
              onRename={() => setRenamed(affiliate)}
            />
          ))}
        </ul>
      )}
      <Pager
        page={finding.page}
        pages={finding.pages}
        hasNext={finding.page < finding.pages - 1}
        onChange={(next) => {
          finding.setPage(next);
          top.current?.scrollIntoView();
        }}
      />
      {renamed ? <SlugDialog affiliate={renamed} onClose={() => setRenamed(null)} /> : null}
      {asked ? (
        <DecisionDialog
          decision={asked}
          pending={deciding.isPending}
          onConfirm={() => decide(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

/** A page of those that are looked for; another search or filter begins at the first page. */
function useFinding(affiliates: readonly AdminAffiliate[]) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<AffiliateFilter>('all');
  const [page, setPage] = useState(0);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findAffiliates(affiliates, wanted, filter), [affiliates, wanted, filter]);
  const pages = pageCount(found.length, pageSize);
  const shownPage = Math.min(page, pages - 1);
  const show = (search: string, filter: AffiliateFilter) => {
    setSearch(search);
    setFilter(filter);
    setPage(0);
  };
  return {
    search,
    setSearch: (value: string) => show(value, filter),
    filter,
    setFilter: (value: AffiliateFilter) => show(search, value),
    showAll: () => show('', 'all'),
    page: shownPage,
    pages,
    setPage,
    shown: pageOf(found, shownPage, pageSize),
  };
}

interface StatusChoiceProps {
  affiliates: readonly AdminAffiliate[];
  filter: AffiliateFilter;
  onFilter: (filter: AffiliateFilter) => void;
}

function StatusChoice({ affiliates, filter, onFilter }: StatusChoiceProps) {
  const waiting = affiliates.filter(({ status }) => status === 'pending').length;
  return (
    <Segments
      legend="Statut"
      value={filter}
      onChange={onFilter}
      className="max-sm:w-full"
      options={[
        { value: 'all', label: 'Tous' },
        { value: 'active', label: 'Actifs' },
        {
          value: 'pending',
          label: (
            <>
              En attente <CountBadge count={waiting} what="à examiner" />
            </>
          ),
        },
      ]}
    />
  );
}

function NoAffiliate({ hasOthers, onShowAll }: { hasOthers: boolean; onShowAll: () => void }) {
  return (
    <EmptyState
      icon={Megaphone}
      title={hasOthers ? 'Aucun affilié trouvé' : 'Aucun affilié pour le moment'}
      action={
        hasOthers ? (
          <Button variant="secondary" onClick={onShowAll}>
            Voir tous les affiliés
          </Button>
        ) : null
      }
    />
  );
}
