import { Minus } from 'lucide-react';
import { quotas } from '#contract/plans.ts';
import { addonText, allowanceText, featureLabels } from '../../content/allowances.ts';
import { features, pricing } from '../../content/pricing.ts';

const cell = 'py-3.5 pl-3 align-top min-[22.4rem]:whitespace-nowrap sm:pl-6';

/** Four columns; on a phone three, with the add-on's allowance below the feature's name. */
export function ComparisonTable() {
  return (
    <table className="w-full border-collapse text-left text-sm sm:text-base">
      <caption className="sr-only">Ce que donne chaque offre, fonction par fonction</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-3.5 align-bottom">
            Fonction
          </th>
          <th scope="col" className={cell}>
            {pricing.free.name}
          </th>
          <th scope="col" className={cell}>
            {pricing.pro.name}
          </th>
          <th scope="col" className={`${cell} max-sm:hidden`}>
            Avec l'option
          </th>
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => {
          const row = quotas[feature];
          const addon = addonText(row);
          return (
            <tr key={feature} className="border-b border-line">
              <th scope="row" className="py-3.5 align-top font-medium">
                {featureLabels[feature]}
                {addon ? <span className="block font-normal text-teal-text sm:hidden">{addon}</span> : null}
              </th>
              <td className={cell}>
                <Allowance text={allowanceText(row.free)} included={row.free !== null} />
              </td>
              <td className={cell}>
                <Allowance text={allowanceText(row.pro)} included={row.pro !== null} />
              </td>
              <td className={`${cell} max-sm:hidden`}>
                <Allowance text={addon ?? 'sans option'} included={addon !== null} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Allowance({ text, included }: { text: string; included: boolean }) {
  if (included) return <span className="font-semibold tabular-nums">{text}</span>;
  return (
    <span className="text-ink-soft">
      <Minus aria-hidden="true" className="mt-0.5 size-4" />
      <span className="sr-only">{text}</span>
    </span>
  );
}
