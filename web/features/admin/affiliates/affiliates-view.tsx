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
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<AffiliateFilter>('all');
  const [page, setPage] = useState(0);
  const [renamed, setRenamed] = useState<AdminAffiliate | null>(null);
  const [asked, setAsked] = useState<Decision | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const deciding = useDecideAffiliate();
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findAffiliates(affiliates, wanted, filter), [affiliates, wanted, filter]);
  const pages = pageCount(found.length, pageSize);
  const shownPage = Math.min(page, pages - 1);
  const waiting = affiliates.filter(({ status }) => status === 'pending').length;

  const show = (change: () => void) => {
    change();
    setPage(0);
  };
  const decide = (decision: Decision) => deciding.mutate(decision, { onSettled: () => setAsked(null) });
  const pendingFor = ({ id }: AdminAffiliate) =>
    deciding.isPending && deciding.variables.affiliate.id === id ? deciding.variables.action : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div ref={top} className="flex scroll-mt-24 flex-wrap items-center gap-3">
        <SearchInput label="Rechercher un affilié" value={search} onChange={(value) => show(() => setSearch(value))} />
        <Segments
          legend="Statut"
          value={filter}
          onChange={(value) => show(() => setFilter(value))}
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
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={Megaphone}
          title={affiliates.length === 0 ? 'Aucun affilié pour le moment' : 'Aucun affilié trouvé'}
          action={
            affiliates.length === 0 ? null : (
              <Button
                variant="secondary"
                onClick={() =>
                  show(() => {
                    setSearch('');
                    setFilter('all');
                  })
                }
              >
                Voir tous les affiliés
              </Button>
            )
          }
        />
      ) : (
        <ul aria-label="Affiliés" className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 lg:gap-4">
          {pageOf(found, shownPage, pageSize).map((affiliate) => (
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
        page={shownPage}
        pages={pages}
        hasNext={shownPage < pages - 1}
        onChange={(next) => {
          setPage(next);
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
