import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatDay } from '#contract/format.ts';
import { tones } from '#contract/writing.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { sentRepliesQuery, useEraseSent, useForgetSent } from './queries.ts';
import { answeredQuestion, recordText } from './record-text.ts';

const toneNames = { humoristique: 'Humoristique', flirt: 'Flirt', original: 'Original' };
const shown = 6;

/** The user's own record: what they sent, and whether an answer came. Draws nothing while it is empty. */
export function SentRecord() {
  const sent = useQuery(sentRepliesQuery).data ?? [];
  const erase = useEraseSent();
  if (sent.length === 0) return null;
  const byTone = tones
    .map((tone) => ({ tone, own: sent.filter((one) => one.tone === tone) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Card as="section" aria-labelledby="envois" className="grid max-w-3xl gap-4">
      <div className="grid gap-1">
        <h2 id="envois" className="text-title">
          Ton carnet d'envois
        </h2>
        <p className="font-semibold">{withNonBreakingSpaces(recordText(sent))}</p>
        {byTone.length > 1 ? (
          <p className="text-sm text-ink-soft">
            {byTone.map(({ tone, own }) => withNonBreakingSpaces(`${toneNames[tone]} : ${recordText(own)}`)).join(' ')}
          </p>
        ) : null}
        <p className="text-sm text-ink-soft">
          Pour toi seulement : la date, le ton, qui l'a écrite et la suite. Jamais le texte.
        </p>
      </div>
      <ul className="grid divide-y divide-line">
        {sent.slice(0, shown).map((entry) => (
          <SentEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        pending={erase.isPending}
        onClick={() => erase.mutate()}
      >
        Tout effacer
      </Button>
    </Card>
  );
}

function SentEntry({ entry }: { entry: ComponentProps<typeof OutcomeButtons>['entry'] }) {
  const forget = useForgetSent();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="text-sm">
        <span className="font-semibold">{toneNames[entry.tone]}</span>, {formatDay(entry.sentAt)}
        <span className="text-ink-soft"> · {entry.writer === 'model' ? 'écrite par une IA' : 'idée de départ'}</span>
      </span>
      <span className="flex items-center gap-1">
        <OutcomeButtons entry={entry} question={answeredQuestion(undefined)} />
        <button
          type="button"
          aria-label="Retirer cet envoi"
          disabled={forget.isPending}
          onClick={() => forget.mutate(entry)}
          className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      </span>
    </li>
  );
}
