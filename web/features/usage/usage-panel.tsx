import { useQuery } from '@tanstack/react-query';
import type { Feature } from '#contract/plans.ts';
import { messageOf } from '../../api-error.ts';
import { Button } from '../../ui/button.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { MeterLine } from './feature-meter.tsx';
import { usageQuery } from './queries.ts';

/** The meters of the features that a page is about. */
export function UsagePanel({ features }: { features: readonly Feature[] }) {
  const { data, error, refetch, isFetching } = useQuery(usageQuery);
  return (
    <section aria-labelledby="compteurs" className="grid gap-4">
      <h2 id="compteurs" className="text-base">
        Tes compteurs
      </h2>
      {data ? (
        data.usage
          .filter(({ feature }) => features.includes(feature))
          .map((meter) => <MeterLine key={meter.feature} meter={meter} />)
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
