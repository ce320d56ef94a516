import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Hourglass, LogIn, MailCheck, ReceiptText, Unlink, UsersRound } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import type { User } from '#contract/accounts.ts';
import type { PurchaseOutcome } from '#contract/billing.ts';
import { messageOf } from '../../api-error.ts';
import { homeFor, homeLabelFor, paths } from '../../paths.ts';
import { welcomeEntry } from '../../session/kept-entries.ts';
import { userQuery, useUser } from '../../session/user.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import { LoginForm } from '../accounts/login-form.tsx';
import { isBadLink } from '../accounts/mail-link.ts';
import { Outcome } from '../accounts/outcome.tsx';
import { ProfileForm } from './profile-form.tsx';
import { purchaseQuery, type ReturnTicket, useSwitchAccount } from './purchase.ts';
import { ResendLink } from './resend-link.tsx';
import { isUnknownSession } from './unknown-session.ts';

export function PurchaseReturn() {
  const search = new URLSearchParams(useSearch());
  const sessionId = search.get('session_id');
  const token = search.get('lien');
  if (token) return <Claim ticket={{ token }} />;
  if (sessionId) return <Claim ticket={{ sessionId }} />;
  return <WithoutTicket />;
}

/** A buyer who opened the dashboard before the profile was complete is sent here, without the address of a checkout. */
function WithoutTicket() {
  const user = useUser();
  if (user === undefined) return <Waiting label="Chargement de ton compte…" />;
  if (!user) return <InvalidSession />;
  return <Opened user={user} />;
}

function Claim({ ticket }: { ticket: ReturnTicket }) {
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(purchaseQuery(ticket));
  const user = useUser();
  useEffect(() => {
    if (data?.status === 'signed_in') {
      queryClient.setQueryData(userQuery.queryKey, data.user);
      welcomeEntry.write('1');
    }
    if (data?.status === 'refunded') void queryClient.invalidateQueries(userQuery);
  }, [data, queryClient]);
  // The user was asked to log in and has done so: asking again ties the purchase to the account.
  const waitsForLogin = data?.status === 'login_required' && Boolean(user);
  useEffect(() => {
    if (waitsForLogin) void refetch();
  }, [waitsForLogin, refetch]);

  if (data?.status === 'other_account' && 'token' in ticket) return <OtherAccount {...data} token={ticket.token} />;
  if (data && !waitsForLogin) return <Result outcome={data} isAsking={isFetching} onAskAgain={() => void refetch()} />;
  if (!error) return <Waiting />;
  if (isUnknownSession(error)) return <InvalidSession />;
  if (isBadLink(error)) return <SpentLink />;
  return (
    <Card className="grid gap-4">
      <FormProblem>{messageOf(error)}</FormProblem>
      <p>Ton paiement n'est pas perdu : on le retrouve dès que la connexion revient.</p>
      <Button pending={isFetching} className="justify-self-start" onClick={() => void refetch()}>
        Réessayer
      </Button>
    </Card>
  );
}

interface ResultProps {
  outcome: PurchaseOutcome;
  isAsking: boolean;
  onAskAgain: () => void;
}

function Result({ outcome, isAsking, onAskAgain }: ResultProps): ReactNode {
  switch (outcome.status) {
    case 'signed_in':
      return <Opened user={outcome.user} />;
    case 'login_required':
      return <LoginFirst email={outcome.email} />;
    case 'link_sent':
      return <LinkSent email={outcome.email} />;
    case 'pending':
      return <Pending isAsking={isAsking} onAskAgain={onAskAgain} />;
    case 'other_account':
      return null;
    case 'refunded':
      return <Refunded message={outcome.message} />;
  }
}

function Opened({ user }: { user: User }) {
  if (user.profileMissing.length === 0) return <Redirect to={homeFor(user)} replace />;
  return <ProfileForm user={user} />;
}

function Waiting({ label = 'On vérifie ton paiement…' }: { label?: string }) {
  return (
    <Card>
      <SkeletonText lines={5} label={label} />
    </Card>
  );
}

function LoginFirst({ email }: { email: string | null }) {
  return (
    <div className="grid gap-5">
      <Outcome icon={LogIn} tone="teal" title="Tu as déjà un compte" takesFocus>
        <p>
          Ton paiement est passé.{' '}
          {email ? <strong className="wrap-anywhere font-semibold">{email}</strong> : "L'adresse donnée"} a déjà un
          compte : connecte-toi, ton abonnement t'y attend.
        </p>
      </Outcome>
      <Card>
        <LoginForm />
      </Card>
    </div>
  );
}

interface OtherAccountProps {
  signedInAs: string;
  email: string;
  token: string;
}

function OtherAccount({ signedInAs, email, token }: OtherAccountProps) {
  const switching = useSwitchAccount(token);
  const user = useUser();
  if (isBadLink(switching.error)) return <SpentLink />;
  return (
    <Outcome icon={UsersRound} tone="apricot" title="Changer de compte ?" takesFocus>
      <p>
        Ce navigateur est connecté au compte <strong className="wrap-anywhere font-semibold">{signedInAs}</strong>. Ce
        lien en ouvre un autre, celui de l'achat fait avec{' '}
        <strong className="wrap-anywhere font-semibold">{email}</strong>.
      </p>
      <p className="text-sm text-ink-soft">Cet achat ne te dit rien ? Reste sur ton compte.</p>
      {switching.isError ? <FormProblem>{messageOf(switching.error)}</FormProblem> : null}
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={user ? homeFor(user) : paths.account}>Rester sur mon compte</ButtonLink>
        <Button
          variant="secondary"
          pending={switching.isPending || switching.isSuccess}
          pendingLabel="Ouverture..."
          onClick={() => switching.mutate()}
        >
          Ouvrir l'autre compte
        </Button>
      </p>
    </Outcome>
  );
}

function LinkSent({ email }: { email: string | null }) {
  return (
    <Outcome icon={MailCheck} tone="teal" title="Regarde tes e-mails" takesFocus>
      <p>
        Ton paiement est passé. Pour ta sécurité, on t'a envoyé un lien qui ouvre ton compte
        {email ? (
          <>
            , à <strong className="wrap-anywhere font-semibold">{email}</strong>
          </>
        ) : (
          " à l'adresse donnée au paiement"
        )}
        .
      </p>
      <p className="text-sm text-ink-soft">Rien reçu ? Regarde dans tes indésirables, ou demande un autre lien.</p>
      <ResendLink />
    </Outcome>
  );
}

function Pending({ isAsking, onAskAgain }: { isAsking: boolean; onAskAgain: () => void }) {
  return (
    <Outcome icon={Hourglass} tone="apricot" title="Ta banque n'a pas encore répondu" takesFocus>
      <p role="status">On attend la confirmation du paiement. Cette page avance toute seule.</p>
      <Button variant="secondary" pending={isAsking} onClick={onAskAgain}>
        Vérifier maintenant
      </Button>
    </Outcome>
  );
}

function Refunded({ message }: { message: string }) {
  const user = useUser();
  return (
    <Outcome icon={ReceiptText} tone="teal" title="Ton achat est remboursé" takesFocus>
      <p>{message}</p>
      <ButtonLink href={user ? homeFor(user) : paths.auth} size="large">
        {user ? homeLabelFor(user) : 'Se connecter'}
      </ButtonLink>
    </Outcome>
  );
}

function InvalidSession() {
  const user = useUser();
  return (
    <Outcome icon={Unlink} tone="apricot" title="Session de paiement invalide" takesFocus>
      <p>
        On ne retrouve pas de paiement à cette adresse. Tu as payé ? On peut t'envoyer un lien à l'e-mail du paiement.
      </p>
      <ResendLink />
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={user ? homeFor(user) : paths.auth} variant="secondary">
          {user ? homeLabelFor(user) : 'Se connecter'}
        </ButtonLink>
        <ButtonLink href={paths.paywall} variant="ghost">
          Voir les offres
        </ButtonLink>
      </p>
    </Outcome>
  );
}

function SpentLink() {
  const user = useUser();
  return (
    <Outcome icon={Unlink} tone="apricot" title="Ce lien ne marche plus" takesFocus>
      <p>Il a expiré, ou un lien de cet achat a déjà servi. Tu peux en demander un autre.</p>
      {user ? (
        <ButtonLink href={homeFor(user)} size="large">
          {homeLabelFor(user)}
        </ButtonLink>
      ) : (
        <ResendLink />
      )}
    </Outcome>
  );
}
