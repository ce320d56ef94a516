import { finalCta } from '../../content/marketing.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ClickStrokes } from '../../ui/click-strokes.tsx';

export function FinalCall() {
  return (
    <section aria-labelledby="fin" className="below-fold page-width pb-16 lg:pb-28">
      <div className="relative grid justify-items-start gap-6 overflow-hidden rounded-[2rem] rounded-br-sm bg-coral px-6 py-14 text-on-coral sm:px-12 lg:px-20 lg:py-24">
        <ClickStrokes className="absolute top-8 right-6 size-16 sm:top-12 sm:right-14 lg:size-32" />
        <h2 id="fin" className="display-type max-w-4xl pr-14 text-headline font-extrabold sm:text-display lg:pr-40">
          {finalCta.title}
        </h2>
        <p className="max-w-xl text-lg">{finalCta.text}</p>
        <ButtonLink href={paths.onboarding} variant="contrast" size="large">
          {finalCta.cta}
        </ButtonLink>
      </div>
    </section>
  );
}
