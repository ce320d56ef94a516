import type { User } from '#contract/accounts.ts';
import { FocusLayout } from '../../layouts/focus-layout.tsx';
import { homeFor, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** For a share that arrived without a picture, and for this address opened by hand. */
export function NothingShared({ user }: { user: User | null }) {
  return (
    <FocusLayout
      title="On n'a pas reçu ta capture"
      subtitle="Elle s'est perdue en route, ou ce n'était pas une image. Elle est toujours dans ton téléphone : ajoute-la d'ici."
    >
      <ButtonLink href={user ? homeFor(user) : paths.auth} size="large" wide>
        {user ? 'Choisir ma capture' : 'Se connecter'}
      </ButtonLink>
    </FocusLayout>
  );
}
