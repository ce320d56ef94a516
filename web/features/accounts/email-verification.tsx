import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CloudOff, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { messageOf } from '../../api-error.ts';
import { homeFor, paths } from '../../paths.ts';
import { userQuery, useUser } from '../../session/user.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { isBadLink } from './mail-link.ts';
import { useConfirmByPassword, useResendVerification } from './mutations.ts';
import { Outcome } from './outcome.tsx';
import { VerificationPassword } from './verification-password.tsx';
import { verificationQuery } from './verification-query.ts';

export function EmailVerification({ token }: { token: string }) {
  const verification = useQuery(verificationQuery(token));
  const byPassword = useConfirmByPassword(token);
  const user = useUser();
  const queryClient = useQueryClient();
  const isConfirmed = verification.data?.outcome === 'confirmed';
  useEffect(() => {
    if (isConfirmed) void queryClient.invalidateQueries(userQuery);
  }, [isConfirmed, queryClient]);

  const outcome = (): ReactNode => {
    if (isBadLink(byPassword.error)) return <LinkIsSpent isMember={Boolean(user)} />;
    if (verification.isFetching || (verification.isError && user === undefined)) return <Checking />;
    if (isConfirmed) return <Confirmed title="Adresse confirmée" user={user} takesFocus={byPassword.isSuccess} />;
    if (verification.isSuccess)
      return <VerificationPassword confirmation={byPassword} foot={<NotKnown token={token} />} />;
    if (!isBadLink(verification.error))
      return <NotChecked message={messageOf(verification.error)} onRetry={() => void verification.refetch()} />;
    if (user?.emailVerified) return <Confirmed title="Adresse déjà confirmée" user={user} />;
    return <LinkIsSpent isMember={Boolean(user)} />;
  };
  return <div aria-live="polite">{outcome()}</div>;
}

export function Checking() {
  return (
    <Card className="flex items-center gap-3">
      <Spinner />
      <p>On vérifie ton lien...</p>
    </Card>
  );
}

interface ConfirmedProps {
  title: string;
  user: User | null | undefined;
  takesFocus?: boolean;
}

function Confirmed({ title, user, takesFocus = false }: ConfirmedProps) {
  return (
    <Outcome icon={CircleCheck} tone="teal" title={title} takesFocus={takesFocus}>
      <p>C'est bien la tienne : ton compte est complet.</p>
      <ButtonLink href={user ? homeFor(user) : paths.auth} size="large">
        {user ? 'Continuer' : 'Se connecter'}
      </ButtonLink>
    </Outcome>
  );
}

function NotKnown({ token }: { token: string }) {
  return (
    <>
      <p>
        Tu l'as oublié, ou ce n'est pas toi qui as créé ce compte ?{' '}
        <Link href={paths.resetPassword.replace(':token', token)}>Choisis un nouveau mot de passe</Link> : personne
        d'autre ne le connaîtra.
      </p>
      <p className="text-sm text-ink-soft">Par sécurité, les autres appareils du compte seront déconnectés.</p>
    </>
  );
}

function NotChecked({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Outcome icon={CloudOff} tone="apricot" title="La vérification n'a pas pu se faire">
      <p>{message}</p>
      <Button size="large" onClick={onRetry}>
        Réessayer
      </Button>
    </Outcome>
  );
}

function LinkIsSpent({ isMember }: { isMember: boolean }) {
  return (
    <Outcome icon={Hourglass} tone="apricot" title="Ce lien ne marche plus">
      <p>Il a expiré, ou il a déjà servi. Seul le dernier lien reçu compte.</p>
      {isMember ? <NewLinkButton /> : <SignInForNewLink />}
    </Outcome>
  );
}

function NewLinkButton() {
  const resend = useResendVerification();
  if (resend.isSuccess) return <p className="font-semibold">{resend.data.message}</p>;
  return (
    <Button size="large" pending={resend.isPending} pendingLabel="Envoi..." onClick={() => resend.mutate()}>
      Recevoir un nouveau lien
    </Button>
  );
}

function SignInForNewLink() {
  return (
    <>
      <p>Connecte-toi : ta page de compte dit si l'adresse est confirmée, et peut t'envoyer un nouveau lien.</p>
      <ButtonLink href={paths.auth} size="large">
        Se connecter
      </ButtonLink>
    </>
  );
}
