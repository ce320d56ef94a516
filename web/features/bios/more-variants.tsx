import { Lock } from 'lucide-react';
import { quotas } from '#contract/plans.ts';
import { allowanceText } from '../../content/allowances.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

const { allowance } = quotas.bioGeneration.addon;

/** The locked teaser for more bios: blurred shapes, with no text behind them. */
export function MoreVariants() {
  return (
    <section aria-labelledby="variantes" className="grid overflow-hidden rounded-md border border-line">
      <div
        aria-hidden="true"
        className="grid content-center gap-4 bg-raised p-6 opacity-60 blur-[6px] select-none [grid-area:1/1] sm:grid-cols-2"
      >
        {['w-11/12', 'w-4/5'].map((width) => (
          <div key={width} className="grid gap-3">
            <span className="h-6 w-20 rounded-full bg-coral-tint" />
            <span className="h-4 w-full rounded-sm bg-line" />
            <span className={`h-4 rounded-sm bg-line ${width}`} />
            <span className="h-4 w-2/3 rounded-sm bg-line" />
          </div>
        ))}
      </div>
      <div className="z-10 grid content-center justify-items-center gap-3 px-5 py-9 text-center [grid-area:1/1]">
        <h2 id="variantes" className="flex items-center gap-2 text-xl">
          <Lock aria-hidden="true" className="size-5" />
          Débloquer plus de variantes
        </h2>
        <p className="max-w-md text-sm">
          Avec Pro et l'option Bio, demande des bios dans tous les styles : {allowanceText(allowance)}.
        </p>
        <ButtonLink href={paths.paywall} size="small">
          Voir les offres
        </ButtonLink>
      </div>
    </section>
  );
}
