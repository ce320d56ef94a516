import { Hourglass } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useResetPassword } from './mutations.ts';
import { NewPasswordByLink } from './new-password-by-link.tsx';
import { Outcome } from './outcome.tsx';

export function ResetPasswordForm({ token }: { token: string }) {
  return (
    <NewPasswordByLink
      token={token}
      change={useResetPassword()}
      intro={<p>Choisis-en un que tu n'utilises pas ailleurs.</p>}
      label="Changer mon mot de passe"
      spent={<LinkIsSpent />}
    />
  );
}

function LinkIsSpent() {
  return (
    <Outcome icon={Hourglass} tone="apricot" title="Ce lien ne marche plus" takesFocus>
      <p>Il a expiré, ou il a déjà servi. Seul le dernier lien reçu compte : tu peux en demander un autre.</p>
      <ButtonLink href={paths.forgotPassword} size="large">
        Recevoir un nouveau lien
      </ButtonLink>
    </Outcome>
  );
}
