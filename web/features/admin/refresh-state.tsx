import { RefreshCw } from 'lucide-react';
import { formatDayAndTime } from '#contract/format.ts';
import { Button } from '../../ui/button.tsx';

interface RefreshStateProps {
  updatedAt: number;
  isRefreshing: boolean;
  hasFailed: boolean;
  onRefresh: () => void;
}

export function RefreshState({ updatedAt, isRefreshing, hasFailed, onRefresh }: RefreshStateProps) {
  const date = formatDayAndTime(new Date(updatedAt));
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className={hasFailed ? 'font-medium text-danger-text' : 'text-ink-soft'}>
        {hasFailed ? `Actualisation impossible. Données du ${date}.` : `Mis à jour le ${date}`}
      </p>
      <Button variant="ghost" size="small" pending={isRefreshing} onClick={onRefresh} className="-ml-2 sm:ml-0">
        {isRefreshing ? null : <RefreshCw aria-hidden="true" className="size-4" />}
        {hasFailed ? 'Réessayer' : 'Actualiser'}
      </Button>
    </div>
  );
}
