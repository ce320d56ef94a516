import { CalendarHeart } from 'lucide-react';
import { formatEuros } from '#contract/format.ts';
import { coachingMinutes, priceCents } from '#contract/plans.ts';
import { useSiteSettings } from '../../site.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export function CoachingCard() {
  const { coachingUrl } = useSiteSettings();
  return (
    <section aria-labelledby="coaching" className="grid gap-3 rounded-md bg-teal-tint p-5">
      <h2 id="coaching" className="flex items-center gap-2 text-base">
        <CalendarHeart aria-hidden="true" className="size-5 text-teal-text" />
        Coaching 1-to-1
      </h2>
      <p className="text-sm">
        Une vraie personne, rien que pour toi : {formatEuros(priceCents.coaching)} les {coachingMinutes} minutes.
      </p>
      <ButtonLink href={coachingUrl} variant="secondary" size="small" wide>
        Réserver<span className="sr-only"> une séance de coaching (nouvel onglet)</span>
      </ButtonLink>
    </section>
  );
}
