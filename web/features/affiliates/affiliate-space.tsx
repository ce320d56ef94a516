import { CircleSlash, Hourglass, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AffiliateProfile } from '#contract/affiliate-accounts.ts';
import { messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AffiliateLayout } from './affiliate-layout.tsx';
import { Earnings } from './earnings.tsx';
import { useProfile } from './queries.ts';

/** The affiliate's space in all its states: loading, none, pending, active, suspended, rejected. */
export function AffiliateSpace() {
  const { data: profile, error, isFetching, refetch } = useProfile();
  return (
    <AffiliateLayout>
      <h1 className="display-type mb-8 text-headline">Espace affilié</h1>
      {profile !== undefined ? (
        <ProfileState profile={profile} />
      ) : error ? (
        <EmptyState
          icon={CircleSlash}
          title="Ça n'a pas marché"
          action={
            <Button pending={isFetching} onClick={() => refetch()}>
              Réessayer
            </Button>
          }
        >
          {messageOf(error)}
        </EmptyState>
      ) : (
        <div className="grid place-items-center py-24 text-coral-text">
          <Spinner label="Chargement de ton espace affilié" className="size-10" />
        </div>
      )}
    </AffiliateLayout>
  );
}

function ProfileState({ profile }: { profile: AffiliateProfile | null }) {
  if (!profile) return <NoProfile />;
  if (profile.status === 'pending') return <Pending profile={profile} />;
  if (profile.status === 'rejected') return <Rejected />;
  return <Earnings profile={profile} />;
}

function Notice({ icon, title, action, children }: Parameters<typeof EmptyState>[0] & { children: ReactNode }) {
  return (
    <EmptyState icon={icon} title={title} action={action}>
      <div className="grid gap-2">{children}</div>
    </EmptyState>
  );
}

function NoProfile() {
  return (
    <Notice
      icon={UserPlus}
      title="Tu n'as pas encore de compte affilié"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={paths.affiliation}>Devenir affilié</ButtonLink>
          <ButtonLink href={paths.affiliateLogin} variant="secondary">
            Se connecter
          </ButtonLink>
        </div>
      }
    >
      <p>Connecte-toi au compte qui l'a, ou demande ton lien : ça prend une minute.</p>
    </Notice>
  );
}

function Pending({ profile }: { profile: AffiliateProfile }) {
  return (
    <Notice icon={Hourglass} title="Demande en cours de validation">
      <p>
        On regarde ta demande pour <strong className="text-ink">@{profile.slug}</strong>. Tu recevras un e-mail dès que
        ton compte affilié sera activé.
      </p>
      <p>En attendant, tu n'as rien à faire.</p>
    </Notice>
  );
}

function Rejected() {
  return (
    <Notice
      icon={CircleSlash}
      title="Demande non retenue"
      action={
        <ButtonLink href={paths.legal.contact} variant="secondary">
          Nous écrire
        </ButtonLink>
      }
    >
      <p>On n'a pas pu valider ta demande d'affiliation. Ton compte Déclic, lui, ne change pas.</p>
      <p>Ta situation a changé ? Écris-nous, une personne lit chaque message.</p>
    </Notice>
  );
}
