import { LifeBuoy, Reply } from 'lucide-react';
import { formatDayAndTime } from '#contract/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../loaded.tsx';
import { useSupportRequests } from '../queries.ts';
import { replyAddress, sourceLabels, topicText } from './request-text.ts';

export function SupportRequestsView() {
  const requests = useSupportRequests();
  return (
    <Loaded query={requests}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState icon={LifeBuoy} title="Aucune demande pour le moment">
            Les messages de la page contact et les demandes d'aide des résiliations arrivent ici.
          </EmptyState>
        ) : (
          <ul aria-label="Demandes" className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 lg:gap-4">
            {list.map((request) => (
              <Card
                as="li"
                key={request.id}
                isDense
                className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3"
              >
                <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
                  <Badge tone={request.source === 'cancellation' ? 'apricot' : 'teal'}>
                    {sourceLabels[request.source]}
                  </Badge>
                  <span>{formatDayAndTime(request.createdAt)}</span>
                </div>
                <p className="font-semibold wrap-anywhere">{topicText(request.topic)}</p>
                {request.message ? (
                  <p className="max-h-48 overflow-y-auto whitespace-pre-wrap wrap-anywhere text-sm">
                    {request.message}
                  </p>
                ) : null}
                <div className="mt-auto flex items-center gap-2 border-t border-line pt-3">
                  <div className="flex min-w-0 flex-1 items-center text-sm">
                    <span className="min-w-0 truncate" title={request.email}>
                      {request.name ? (
                        <>
                          <bdi>{request.name}</bdi>
                          {' · '}
                        </>
                      ) : null}
                      <bdi>{request.email}</bdi>
                    </span>
                    <CopyButton
                      text={request.email}
                      what={`l'e-mail ${request.email}`}
                      look="icon"
                      toast={{ title: 'Copié !', description: request.email }}
                    />
                  </div>
                  <ButtonLink href={replyAddress(request)} variant="secondary" size="small">
                    <Reply aria-hidden="true" className="size-4" />
                    Répondre
                  </ButtonLink>
                </div>
              </Card>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
