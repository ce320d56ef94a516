import type { ComponentType } from 'react';
import { benefitsFor } from '../../content/marketing.ts';
import { paths } from '../../paths.ts';
import { useSiteSettings } from '../../site.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BioVignette } from './bio-vignette.tsx';
import { DateVignette, FlagVignette, GhostVignette, TonesVignette } from './chat-vignettes.tsx';
import { PhotoVignette } from './photo-vignette.tsx';

interface Face {
  vignette: ComponentType;
  /** How many of the six columns of a wide screen the benefit takes. */
  span: string;
  wide?: boolean;
}

const faces: Record<string, Face> = {
  'message-circle': { vignette: TonesVignette, span: 'lg:col-span-6', wide: true },
  'pen-line': { vignette: BioVignette, span: 'lg:col-span-3' },
  camera: { vignette: PhotoVignette, span: 'lg:col-span-3' },
  ghost: { vignette: GhostVignette, span: 'lg:col-span-2' },
  flag: { vignette: FlagVignette, span: 'lg:col-span-2' },
  'calendar-heart': { vignette: DateVignette, span: 'lg:col-span-2' },
};

export function Benefits() {
  const { writer } = useSiteSettings();
  return (
    <section aria-labelledby="benefices" className="below-fold border-t border-line bg-sunken py-16 lg:py-28">
      <div className="page-width grid gap-12">
        <h2 id="benefices" className="display-type max-w-3xl text-headline">
          Tout ce qui se joue entre le match et le rendez-vous
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6 lg:gap-5">
          {benefitsFor(writer).map((benefit) => (
            <Benefit key={benefit.icon} {...benefit} />
          ))}
        </ul>
        <ButtonLink href={paths.onboarding} size="large" className="sm:justify-self-center">
          Essayer sur ma conversation
        </ButtonLink>
      </div>
    </section>
  );
}

function Benefit({ icon, title, text }: { icon: string; title: string; text: string }) {
  const face = faces[icon];
  if (!face) return null;
  const { vignette: Vignette, span, wide } = face;
  return (
    <li
      className={classNames(
        'grid min-w-0 content-start gap-x-10 rounded-md border border-line bg-raised p-2',
        wide ? 'sm:col-span-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center' : 'grid-rows-[1fr_auto]',
        span,
      )}
    >
      <div className="grid items-center rounded-sm bg-paper p-4 sm:p-6">
        <Vignette />
      </div>
      <div className="grid content-start gap-2 p-4 sm:p-6">
        <h3 className="text-title">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
