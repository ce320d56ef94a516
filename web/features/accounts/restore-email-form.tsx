import { Hourglass } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useRestoreEmail } from './email-change-queries.ts';
import { NewPasswordByLink } from './new-password-by-link.tsx';
import { Outcome } from './outcome.tsx';

/** The way back for whoever reads the mail of the account's former address. */
export function RestoreEmailForm({ token }: { token: string }) {
  return (
    <NewPasswordByLink
      token={token}
      change={useRestoreEmail()}
      intro={
        <p>
          L'adresse de ton compte a changé sans toi ? Choisis un nouveau mot de passe : ton ancienne adresse revient, et
          tous les appareils sont déconnectés.
        </p>
      }
      label="Reprendre mon compte"
      spent={<LinkIsSpent />}
    />
  );
}

function LinkIsSpent() {
  return (
    <Outcome icon={Hourglass} tone="apricot" title="Ce lien ne marche plus" takesFocus>
      <p>Il a expiré, ou il a déjà servi. Tu n'arrives pas à te connecter ? Écris-nous, on regarde avec toi.</p>
      <ButtonLink href={paths.legal.contact} size="large">
        Nous écrire
      </ButtonLink>
    </Outcome>
  );
}
