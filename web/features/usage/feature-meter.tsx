import type { Feature } from '#contract/plans.ts';
import type { Meter as MeterState } from '#contract/usage.ts';
import { Meter } from '../../ui/meter.tsx';
import { meterLabels, resetText } from './meter-text.ts';
import { useMeter } from './queries.ts';

/** The meter of one feature; draws nothing while loading, or if the plan does not include the feature. */
export function FeatureMeter({ feature, className }: { feature: Feature; className?: string }) {
  const meter = useMeter(feature);
  if (!meter) return null;
  return (
    <div className={className}>
      <MeterLine meter={meter} />
    </div>
  );
}

export function MeterLine({ meter, hasReset = true }: { meter: MeterState; hasReset?: boolean }) {
  const label = meterLabels[meter.feature];
  if (meter.limit === 0) return null;
  if (meter.limit === null) {
    return (
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-soft">illimité</span>
      </p>
    );
  }
  return <Meter label={label} used={meter.used} limit={meter.limit} note={hasReset ? resetText(meter) : null} />;
}
