import { ScrollText } from 'lucide-react';
import { formatDayAndTime } from '#contract/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../loaded.tsx';
import { useAuditLog } from '../queries.ts';
import { actionText, detailsText, shortId } from './action-text.ts';

export function AuditLogView() {
  const log = useAuditLog();
  return (
    <Loaded query={log}>
      {({ pages }) => {
        const actions = pages.flatMap((page) => page.actions);
        if (actions.length === 0) return <EmptyState icon={ScrollText} title="Aucune action pour le moment" />;
        return (
          <div className="grid gap-4">
            <ul aria-label="Journal" className="divide-y divide-line rounded-md border border-line bg-raised">
              {actions.map((action) => (
                <li
                  key={action.id}
                  className="grid min-w-0 gap-x-6 gap-y-0.5 px-4 py-3 text-sm lg:grid-cols-[13rem_16rem_minmax(0,1fr)] lg:items-baseline lg:px-5"
                >
                  <span className="text-ink-soft tabular-nums">{formatDayAndTime(action.at)}</span>
                  <span className="text-base font-semibold">{actionText(action.action)}</span>
                  <span className="min-w-0 wrap-anywhere text-ink-soft" title={action.subjectId ?? undefined}>
                    {[detailsText(action.details), action.subjectId ? `compte ${shortId(action.subjectId)}` : '']
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
            {log.hasNextPage ? (
              <Button
                variant="secondary"
                size="small"
                pending={log.isFetchingNextPage}
                onClick={() => log.fetchNextPage()}
                className="justify-self-center"
              >
                Voir les actions plus anciennes
              </Button>
            ) : null}
          </div>
        );
      }}
    </Loaded>
  );
}
