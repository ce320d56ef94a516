import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { OpenSession } from '#contract/accounts.ts';
import { messageOf } from '../../api-error.ts';
import { useExpiredSession } from '../../session/failures.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { FormProblem } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { SessionRow } from './session-row.tsx';
import { sessionsQuery, useEndSessions } from './sessions-queries.ts';

export function SessionsSection() {
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery);
  const expired = useExpiredSession();
  useEffect(() => {
    if (error) expired(error);
  }, [error, expired]);
  return (
    <AccountSection
      title="Appareils connectés"
      description="Un appareil inconnu ? Change ton mot de passe : tous les autres seront déconnectés."
    >
      <Card className="grid gap-4">
        {data ? <SessionList sessions={data} /> : null}
        {!data && !error ? <SkeletonText lines={2} label="Chargement des appareils…" /> : null}
        {!data && error ? (
          <>
            <FormProblem>{messageOf(error)}</FormProblem>
            <Button
              variant="secondary"
              size="small"
              className="justify-self-start"
              pending={isFetching}
              onClick={() => void refetch()}
            >
              Réessayer
            </Button>
          </>
        ) : null}
      </Card>
    </AccountSection>
  );
}

function SessionList({ sessions }: { sessions: OpenSession[] }) {
  const end = useEndSessions();
  const list = useRef<HTMLUListElement>(null);
  // The pressed button disappears with its row, so the focus moves to the list.
  const keepFocus = { onSuccess: () => list.current?.focus() };
  const current = sessions.filter((session) => session.isCurrent);
  const others = sessions.filter((session) => !session.isCurrent);
  const isEnding = (session: OpenSession) =>
    end.isPending && end.variables !== 'others' && end.variables.id === session.id;
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Appareils connectés" className="grid">
        {[...current, ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={isEnding(session)}
            isBusy={end.isPending}
            onEnd={() => end.mutate({ id: session.id }, keepFocus)}
          />
        ))}
      </ul>
      {others.length > 1 ? (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          disabled={end.isPending}
          pending={end.isPending && end.variables === 'others'}
          onClick={() => end.mutate('others', keepFocus)}
        >
          Déconnecter tous les autres
        </Button>
      ) : null}
    </>
  );
}
