import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CloudOff, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { messageOf } from '../../api-error.ts';
import { homeFor, paths } from '../../paths.ts';
import { userQuery, useUser } from '../../session/user.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { emailChangeQuery, newEmailQuery, useConfirmNewEmailByPassword } from './email-change-queries.ts';
import { Checking } from './email-verification.tsx';
import { isBadLink } from './mail-link.ts';
import { Outcome } from './outcome.tsx';
import { VerificationPassword } from './verification-password.tsx';

/** The page of the link that was mailed to a new address. */
export function NewEmailConfirmation({ token }: { token: string }) {
  const confirmation = useQuery(newEmailQuery(token));
  const byPassword = useConfirmNewEmailByPassword(token);
  const queryClient = useQueryClient();
  const isConfirmed = confirmation.data?.outcome === 'confirmed';
  useEffect(() => {
    if (!isConfirmed) return;
    void queryClient.invalidateQueries(userQuery);
    void queryClient.invalidateQueries(emailChangeQuery);
  }, [isConfirmed, queryClient]);

  const outcome = (): ReactNode => {
    if (isBadLink(byPassword.error) || isBadLink(confirmation.error)) return <LinkIsSpent />;
    if (isConfirmed) return <Confirmed takesFocus={byPassword.isSuccess} />;
    if (confirmation.isFetching) return <Checking />;
    if (confirmation.data)
      return (
        <VerificationPassword
          confirmation={byPassword}
          foot={
            <p className="text-sm text-ink-soft">Ce compte n'est pas le tien ? Ferme cette page : rien ne change.</p>
          }
        />
      );
    return (
      <Outcome icon={CloudOff} tone="apricot" title="La confirmation n'a pas pu se faire">
        <p>{messageOf(confirmation.error)}</p>
        <Button size="large" onClick={() => void confirmation.refetch()}>
          Réessayer
        </Button>
      </Outcome>
    );
  };
  return <div aria-live="polite">{outcome()}</div>;
}

function Confirmed({ takesFocus }: { takesFocus: boolean }) {
  const user = useUser();
  return (
    <Outcome icon={CircleCheck} tone="teal" title="Nouvelle adresse confirmée" takesFocus={takesFocus}>
      <p>Elle sert désormais à te connecter, et nos messages y arrivent. Un message est aussi parti à l'ancienne.</p>
      <ButtonLink href={user ? homeFor(user) : paths.auth} size="large">
        {user ? 'Continuer' : 'Se connecter'}
      </ButtonLink>
    </Outcome>
  );
}

function LinkIsSpent() {
  return (
    <Outcome icon={Hourglass} tone="apricot" title="Ce lien ne marche plus">
      <p>
        Il a expiré, ou il a déjà servi. « Mon compte » indique ton adresse actuelle, et permet de renvoyer un lien.
      </p>
      <ButtonLink href={paths.account} size="large">
        Mon compte
      </ButtonLink>
    </Outcome>
  );
}
