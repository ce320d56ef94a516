import { hero } from '../../content/hero.ts';
import { paths } from '../../paths.ts';
import { useSiteSettings } from '../../site.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ClickStrokes } from '../../ui/click-strokes.tsx';
import { HeroScene } from './hero-scene.tsx';
import { TryPanel } from './try-panel.tsx';

export function Hero() {
  const { triesPerDay } = useSiteSettings();
  return (
    <section className="page-width grid items-start gap-x-10 gap-y-10 pt-7 pb-16 lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] lg:pt-14 lg:pb-28">
      <div className="grid gap-5 lg:gap-7">
        <Headline />
        {/* As many lines as either font needs, so that nothing moves when the real one arrives. */}
        <p className="min-h-[2lh] max-w-[34rem] text-lg text-ink-soft max-[22.4rem]:min-h-[3lh]">{hero.subtitle}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <span className="relative w-full sm:w-auto">
            <ButtonLink href={paths.onboarding} size="large" className="w-full px-2 sm:w-72">
              {hero.cta}
            </ButtonLink>
            <ClickStrokes className="absolute -top-5 -right-4 hidden size-8 sm:block" />
          </span>
          <p className="w-full text-center text-sm text-ink-soft sm:w-auto sm:text-left">{hero.note}</p>
        </div>
      </div>
      {triesPerDay > 0 ? <TryPanel /> : <HeroScene />}
    </section>
  );
}

/**
 * Draws the quoted part of the title, which is a message of the match, as a bubble. Its lines break where we say: where a
 * browser chooses, the fallback font may take one line more than the real one.
 */
function Headline() {
  const { quoted, lines } = hero.title;
  return (
    <h1 className="display-type whitespace-nowrap text-display font-extrabold">
      <span className="mb-[0.14em] block w-fit rounded-[0.42em] rounded-bl-[0.1em] bg-teal-tint px-[0.34em] pt-[0.1em] pb-[0.17em]">
        <span className="sr-only">« </span>
        {quoted}
        <span className="sr-only"> »</span>
      </span>{' '}
      {lines[0]} <br className="md:hidden lg:inline" />
      {lines[1]} <br className="hidden max-[22.4rem]:inline lg:inline" />
      {lines[2]}
    </h1>
  );
}
