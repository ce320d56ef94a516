import { faq } from '../../content/marketing.ts';
import { paths } from '../../paths.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Link } from '../../ui/link.tsx';

export function Questions() {
  return (
    <section aria-labelledby="questions" className="below-fold border-t border-line py-16 lg:py-28">
      <div className="page-width grid gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16">
        <div className="grid content-start gap-4">
          <h2 id="questions" className="display-type text-headline">
            Avant de te lancer
          </h2>
          <p className="text-ink-soft">
            Une autre question ? <Link href={paths.legal.contact}>Écris-nous</Link>, on répond.
          </p>
        </div>
        <Accordion items={faq} />
      </div>
    </section>
  );
}
