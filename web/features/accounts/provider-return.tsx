import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { providerNames } from '#contract/identities.ts';
import type { Provider } from '#contract/site.ts';
import { messageOf } from '../../api-error.ts';
import { homeFor, paths } from '../../paths.ts';
import { useUser } from '../../session/user.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast.ts';
import { returnQuery } from './identity-queries.ts';
import { useEntrance } from './mutations.ts';
import { Outcome } from './outcome.tsx';
import { JoinForm, NewMemberForm } from './vouched-forms.tsx';

/** Google answers in the query; Apple's form comes on in the fragment (`server/http/provider-return.ts`). */
const answerIn = ({ hash, search }: Location) => (hash || search).slice(1);

export function ProviderReturn({ provider }: { provider: Provider }) {
  const [answer] = useState(() => answerIn(window.location));
  const isCancelled = answer === '' || new URLSearchParams(answer).has('error');
  if (isCancelled)
    return <NotDone provider={provider} message="La connexion s'est arrêtée en chemin : rien n'a changé." />;
  return <Answered provider={provider} answer={answer} />;
}

function Answered({ provider, answer }: { provider: Provider; answer: string }) {
  const { data, error } = useQuery(returnQuery(provider, answer));
  const enter = useEntrance();
  const [, navigate] = useLocation();
  const name = providerNames[provider];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (data?.outcome === 'signed_in') {
      enter(data.user);
      navigate(homeFor(data.user), { replace: true });
    }
    if (data?.outcome === 'joined') {
      showToast({ title: "C'est fait", description: `${name} est relié à ton compte.`, tone: 'success' });
      navigate(paths.account, { replace: true });
    }
  }, [data]);

  const shown = (): ReactNode => {
    if (error) return <NotDone provider={provider} message={messageOf(error)} />;
    if (data?.outcome === 'new') return <NewMemberForm provider={provider} {...data} />;
    if (data?.outcome === 'proof_needed') return <JoinForm provider={provider} email={data.email} />;
    return <Waiting name={name} />;
  };
  return <div aria-live="polite">{shown()}</div>;
}

function Waiting({ name }: { name: string }) {
  return (
    <Card className="flex items-center gap-3">
      <Spinner />
      <p>On lit la réponse de {name}...</p>
    </Card>
  );
}

function NotDone({ provider, message }: { provider: Provider; message: string }) {
  const user = useUser();
  return (
    <Outcome icon={Hourglass} tone="apricot" title={`La connexion avec ${providerNames[provider]} n'a pas abouti`}>
      <p>{message}</p>
      {user ? (
        <ButtonLink href={paths.account} size="large">
          Retour à mon compte
        </ButtonLink>
      ) : (
        <>
          <ButtonLink href={paths.auth} size="large">
            Retour à la connexion
          </ButtonLink>
          <p className="text-sm">
            Ou <Link href={paths.signInLinkRequest}>reçois un lien par e-mail</Link>.
          </p>
        </>
      )}
    </Outcome>
  );
}
