import { MessagesSquare } from 'lucide-react';
import { withNonBreakingSpaces } from '../../../ui/non-breaking-spaces.ts';
import { ReplyCard } from '../../../ui/reply-card.tsx';
import { Panel, PanelFigures } from '../panel.tsx';
import { costText, secondsText, tokensText } from './model-text.ts';
import { problemTexts } from './problem-text.ts';
import { TryProgress } from './try-progress.tsx';
import type { Tried } from './use-model-form.ts';

interface TryPanelProps {
  tried: Tried | null;
  isTrying: boolean;
  /** Whether the try is of what the form holds. */
  isCurrent: boolean;
}

/** The last try: three replies, and what they took. */
export function TryPanel({ tried, isTrying, isCurrent }: TryPanelProps) {
  return (
    <Panel title="Essai" className="lg:sticky lg:top-24">
      <div role="status" className="empty:hidden">
        {isTrying ? <TryProgress /> : null}
        {tried ? <Outcome tried={tried} /> : null}
      </div>
      {tried ? <Result tried={tried} isCurrent={isCurrent} /> : null}
      {!tried && !isTrying ? (
        <p className="flex items-start gap-3 text-sm text-ink-soft">
          <MessagesSquare aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {withNonBreakingSpaces(
            "« Essayer » demande trois réponses à une conversation d'exemple. Personne d'autre que toi ne les voit.",
          )}
        </p>
      ) : null}
    </Panel>
  );
}

function Outcome({ tried: { asked, answer } }: { tried: Tried }) {
  if (answer.problem) {
    return (
      <p className="rounded-sm bg-danger-tint p-3 text-sm font-medium text-danger-text">
        {withNonBreakingSpaces(problemTexts[answer.problem])}
      </p>
    );
  }
  return (
    <p className="text-sm wrap-anywhere">
      <strong>{asked.model}</strong> a répondu en {secondsText(answer.totalMs)}.
    </p>
  );
}

function Result({ tried: { answer }, isCurrent }: { tried: Tried; isCurrent: boolean }) {
  const { replies, problem, firstReplyMs, totalMs, tokens, cost } = answer;
  return (
    <>
      {isCurrent ? null : <p className="text-sm text-ink-soft">Le formulaire a changé depuis cet essai.</p>}
      {replies.length > 0 ? (
        <ul aria-label="Réponses de l'essai" className="grid gap-3">
          {replies.map(({ tone, content }) => (
            <li key={`${tone} ${content}`}>
              <ReplyCard tone={tone}>{content}</ReplyCard>
            </li>
          ))}
        </ul>
      ) : null}
      <PanelFigures
        figures={[
          { label: 'Première réponse', value: firstReplyMs === null ? '–' : secondsText(firstReplyMs) },
          { label: 'Essai complet', value: secondsText(totalMs) },
          ...(tokens.input > 0 ? [{ label: 'Tokens', value: tokensText(tokens) }] : []),
          ...(problem ? [] : costFigures(cost)),
        ]}
      />
    </>
  );
}

const repliesOfATry = 3;

function costFigures(cost: number | null) {
  if (cost === null) return [{ label: "Coût d'une réponse", value: 'prix à donner' }];
  const ofOne = cost / repliesOfATry;
  return [
    { label: "Coût d'une réponse", figure: 'modelReplyCost' as const, value: costText(ofOne) },
    { label: 'Pour 1 000 réponses', value: costText(ofOne * 1000) },
  ];
}
