import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

export function VisitorLinks() {
  return (
    <>
      <Link
        href={paths.auth}
        look="plain"
        className="inline-flex min-h-11 items-center px-2 text-sm sm:px-3 font-semibold hover:text-coral-text"
      >
        Connexion
      </Link>
      <ButtonLink href={paths.onboarding} variant="ink" size="small">
        Commencer
      </ButtonLink>
    </>
  );
}
