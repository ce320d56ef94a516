import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Feature } from '#contract/plans.ts';
import type { Meter } from '#contract/usage.ts';
import { messageOf } from '../../api-error.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { MeterLine } from './feature-meter.tsx';
import { resetText, sharedNote } from './meter-text.ts';
import { usageQuery } from './queries.ts';

/** The meters of the given features, below `children`. */
export function UsagePanel({ features, children }: { features: readonly Feature[]; children?: ReactNode }) {
  const { data, error, refetch, isFetching } = useQuery(usageQuery);
  return (
    <section aria-labelledby="compteurs" className="grid gap-4">
      <h2 id="compteurs" className="text-base">
        Tes compteurs
      </h2>
      {children}
      {data?.isShared ? <p className="text-sm text-ink-soft">{sharedNote}</p> : null}
      {data ? (
        data.usage
          .filter(({ feature, limit }) => features.includes(feature) && limit !== 0)
          .map((meter, place, shown) => (
            <MeterLine key={meter.feature} meter={meter} hasReset={resetText(meter) !== resetOf(shown[place + 1])} />
          ))
      ) : error ? (
        <>
          <p className="text-sm text-ink-soft">{messageOf(error)}</p>
          <Button variant="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
            Réessayer
          </Button>
        </>
      ) : (
        <SkeletonText lines={3} label="Chargement des compteurs…" />
      )}
    </section>
  );
}

/** Consecutive meters with the same reset date show it once, below the last of them. */
const resetOf = (meter: Meter | undefined) => (meter ? resetText(meter) : null);
