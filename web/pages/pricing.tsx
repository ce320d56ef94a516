import { pricing } from '../content/pricing.ts';
import { AccountLine } from '../features/billing/account-line.tsx';
import { AddonOffers } from '../features/billing/addon-offers.tsx';
import { ComparisonTable } from '../features/billing/comparison-table.tsx';
import { Plans } from '../features/billing/plans.tsx';
import { PriceQuestions } from '../features/billing/price-questions.tsx';
import { SiteLayout } from '../layouts/site-layout.tsx';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

const sectionClass = 'page-width grid gap-8 pt-16 sm:gap-10 sm:pt-24';

export default function PricingPage() {
  return (
    <SiteLayout>
      <div className="pb-16 sm:pb-28">
        <section className="page-width grid gap-8 pt-10 sm:gap-12 sm:pt-16">
          <div className="grid gap-4">
            <h1 className="display-type max-w-4xl text-headline font-extrabold lg:text-display">{pricing.title}</h1>
            <p className="max-w-xl text-lg text-ink-soft">{pricing.subtitle}</p>
            <AccountLine />
          </div>
          <Plans />
        </section>
        <section aria-labelledby="options" className={sectionClass}>
          <div className="grid gap-3">
            <h2 id="options" className="display-type text-headline">
              Deux options, si tu en as l'usage
            </h2>
            <p className="max-w-xl text-lg text-ink-soft">Elles s'ajoutent à Pro, au mois, sans engagement.</p>
          </div>
          <AddonOffers />
        </section>
        <section aria-labelledby="comparer" className={sectionClass}>
          <h2 id="comparer" className="display-type text-headline">
            Tout, côte à côte
          </h2>
          <ComparisonTable />
        </section>
        <section
          aria-labelledby="questions"
          className="page-width grid gap-8 pt-16 sm:pt-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16"
        >
          <div className="grid content-start gap-4">
            <h2 id="questions" className="display-type text-headline">
              Les questions d'argent
            </h2>
            <p className="text-ink-soft">
              Une autre question ? <Link href={paths.legal.contact}>Écris-nous</Link>, on répond.
            </p>
          </div>
          <PriceQuestions />
        </section>
      </div>
    </SiteLayout>
  );
}
