import { LevelBars } from '../rate.tsx';
import { type RateKind, thresholds } from '../rate-level.ts';

const rows: { kind: RateKind; label: string }[] = [
  { kind: 'clickToReg', label: 'Clic → inscription' },
  { kind: 'regToConv', label: 'Inscription → Pro' },
  { kind: 'overall', label: 'Taux global' },
];

/** What the colours of the rates mean. */
export function Legend() {
  return (
    <section aria-label="Légende des couleurs" className="rounded-md border border-line bg-raised p-4 text-sm sm:px-5">
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-3">
        {rows.map(({ kind, label }) => {
          const { high, middle } = thresholds[kind];
          return (
            <div key={kind} className="flex flex-wrap items-center gap-x-3 gap-y-1 whitespace-nowrap">
              <dt className="font-semibold max-lg:w-full">{label}</dt>
              <dd className="inline-flex items-center gap-1.5 text-score-high">
                <LevelBars level="high" /> &gt; {high} %
              </dd>
              <dd className="inline-flex items-center gap-1.5 text-score-middle">
                <LevelBars level="middle" /> &gt; {middle} %
              </dd>
              <dd className="inline-flex items-center gap-1.5 text-score-low">
                <LevelBars level="low" /> ≤ {middle} %
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
