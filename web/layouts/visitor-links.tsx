import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

/** Widths are given: the fallback font is a little narrower than the real one, and the links would move when this arrives. */
export function VisitorLinks() {
  return (
    <>
      <Link
        href={paths.auth}
        look="plain"
        className="inline-flex min-h-11 w-17 items-center justify-center text-xs font-semibold hover:text-coral-text sm:w-26 sm:text-sm"
      >
        Connexion
      </Link>
      <ButtonLink href={paths.onboarding} variant="ink" size="small" className="w-22 px-0 max-sm:text-xs sm:w-29">
        Commencer
      </ButtonLink>
    </>
  );
}
