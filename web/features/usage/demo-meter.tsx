import { useQuery } from '@tanstack/react-query';
import { Meter } from '../../ui/meter.tsx';
import { demoNote } from './meter-text.ts';
import { usageQuery } from './queries.ts';

/** The one demo run of a free account, which comes on top of its quotas. */
export function DemoMeter({ className }: { className?: string }) {
  const usage = useQuery(usageQuery).data;
  if (!usage) return null;
  return (
    <div className={className}>
      <Meter label="Démo offerte" used={usage.freeDmTrialUsed ? 1 : 0} limit={1} note={demoNote(usage.emailVerified)} />
    </div>
  );
}
