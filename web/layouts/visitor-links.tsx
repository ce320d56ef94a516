import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

export function VisitorLinks() {
  return (
    <>
      <Link
        href={paths.auth}
        look="plain"
        className="inline-flex min-h-11 items-center px-1.5 text-xs font-semibold hover:text-coral-text sm:px-3 sm:text-sm"
      >
        Connexion
      </Link>
      <ButtonLink href={paths.onboarding} variant="ink" size="small" className="max-sm:px-3 max-sm:text-xs">
        Commencer
      </ButtonLink>
    </>
  );
}
