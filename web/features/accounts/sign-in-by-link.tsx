import { Hourglass } from 'lucide-react';
import { useLocation } from 'wouter';
import { messageOf } from '../../api-error.ts';
import { homeFor, homeLabelFor, paths } from '../../paths.ts';
import { useUser } from '../../session/user.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { FormProblem } from './account-form.tsx';
import { isBadLink } from './mail-link.ts';
import { useSignInByLink } from './mutations.ts';
import { Outcome } from './outcome.tsx';

/** The link works once, so it is used by a button: mail scanners open links, and some run the page's script. */
export function SignInByLink({ token }: { token: string }) {
  const signIn = useSignInByLink();
  const [, navigate] = useLocation();
  if (isBadLink(signIn.error)) return <LinkIsSpent />;
  const enter = () => signIn.mutate(token, { onSuccess: ({ user }) => navigate(homeFor(user), { replace: true }) });
  return (
    <Card className="grid gap-5">
      <p>Ton lien est prêt : un clic, et te voilà dans ton espace sur cet appareil.</p>
      {signIn.isError ? <FormProblem>{messageOf(signIn.error)}</FormProblem> : null}
      <Button
        wide
        size="large"
        pending={signIn.isPending || signIn.isSuccess}
        pendingLabel="Connexion..."
        onClick={enter}
      >
        Me connecter
      </Button>
    </Card>
  );
}

function LinkIsSpent() {
  const user = useUser();
  return (
    <Outcome icon={Hourglass} tone="apricot" title="Ce lien ne marche plus" takesFocus>
      <p>Il a expiré, ou il a déjà servi. Seul le dernier lien reçu compte : tu peux en demander un autre.</p>
      {user ? (
        <ButtonLink href={homeFor(user)} size="large">
          {homeLabelFor(user)}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink href={paths.signInLinkRequest} size="large">
            Recevoir un nouveau lien
          </ButtonLink>
          <p className="text-sm">
            Ou <Link href={paths.auth}>connecte-toi avec ton mot de passe</Link>.
          </p>
        </>
      )}
    </Outcome>
  );
}
