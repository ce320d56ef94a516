import { hero, heroFigures } from '../../content/marketing.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ClickStrokes } from '../../ui/click-strokes.tsx';
import { Claims } from './claims.tsx';
import { ReplyDemo } from './reply-demo.tsx';

export function Hero() {
  return (
    <section className="page-width grid items-start gap-x-10 gap-y-14 pt-10 pb-16 lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] lg:pt-16 lg:pb-28">
      <div className="grid gap-7">
        <Headline title={hero.title} />
        <p className="max-w-[34rem] text-lg text-ink-soft">{hero.subtitle}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <span className="relative w-full sm:w-auto">
            <ButtonLink href={paths.onboarding} size="large" className="w-full sm:w-auto">
              {hero.cta}
            </ButtonLink>
            <ClickStrokes className="absolute -top-5 -right-4 hidden size-8 sm:block" />
          </span>
          <p className="w-full text-center text-sm text-ink-soft sm:w-auto sm:text-left">{hero.note}</p>
        </div>
        <Claims figures={heroFigures} size="small" />
      </div>
      <ReplyDemo />
    </section>
  );
}

/** Draws the quoted part of the title, which is a message of the match, as a bubble. */
function Headline({ title }: { title: string }) {
  const [, quoted, rest] = /^«\s(.+?)\s»\s+(.+)$/.exec(title) ?? [];
  if (!quoted) return <h1 className="display-type text-display font-extrabold">{title}</h1>;
  return (
    <h1 className="display-type text-display font-extrabold">
      <span className="mb-[0.14em] block w-fit rounded-[0.42em] rounded-bl-[0.1em] bg-teal-tint px-[0.34em] pt-[0.1em] pb-[0.17em]">
        <span className="sr-only">« </span>
        {quoted}
        <span className="sr-only"> »</span>
      </span>{' '}
      {rest}
    </h1>
  );
}
