import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SeeAlso } from './see-also.tsx';

export function UnknownPage() {
  return (
    <div className="page-width grid max-w-3xl gap-12 py-14 sm:py-24">
      <div className="grid justify-items-start gap-5">
        <h1 className="display-type text-headline">Page non trouvée</h1>
        <p className="text-lg text-ink-soft">
          Cette adresse ne mène nulle part. Tu cherchais peut-être l'une des pages ci-dessous.
        </p>
        <ButtonLink href={paths.home}>Retour à l'accueil</ButtonLink>
      </div>
      <SeeAlso />
    </div>
  );
}
