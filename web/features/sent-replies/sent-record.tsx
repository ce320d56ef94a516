import { Trash2 } from 'lucide-react';
import { formatDay } from '#contract/format.ts';
import type { SentReply } from '#contract/sent-replies.ts';
import { tones } from '#contract/writing.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { withNonBreakingSpaces } from '../../ui/non-breaking-spaces.ts';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { useEraseSent, useForgetSent } from './queries.ts';
import { answeredQuestion, recordText } from './record-text.ts';
import { revivalDate } from './revival-date.ts';
import { RevivalOffer } from './revival-offer.tsx';

const toneNames = { humoristique: 'Humoristique', flirt: 'Flirt', original: 'Original' };
const shown = 6;
/** An older silence is not worth breaking. */
const revivableDays = 30;

/** The conversation that a reply was sent to, where this device has it. */
export interface SentTalk {
  matchName: string | null;
  /** How many messages in a row wait for an answer, the one that was sent among them. */
  unanswered: number;
  onRevive: (sendFrom: Date) => void;
}

interface SentRecordProps {
  sent: readonly SentReply[];
  talkOf: (id: string) => SentTalk | null;
}

/** The user's own record: what they sent, and whether an answer came. */
export default function SentRecord({ sent, talkOf }: SentRecordProps) {
  const erase = useEraseSent();
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
          <SentEntry key={entry.id} entry={entry} talk={talkOf(entry.id)} />
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

interface SentEntryProps {
  entry: SentReply;
  talk: SentTalk | null;
}

function SentEntry({ entry, talk }: SentEntryProps) {
  const forget = useForgetSent();
  const isRecent = Date.now() - Date.parse(entry.sentAt) < revivableDays * 24 * 60 * 60 * 1000;
  const sendFrom = entry.outcome === 'silent' && isRecent ? revivalDate(entry.sentAt, talk?.unanswered ?? 1) : null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="text-sm">
        <span className="font-semibold">{toneNames[entry.tone]}</span>, {formatDay(entry.sentAt)}
        {talk?.matchName ? `, à ${talk.matchName}` : null}
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
      {sendFrom ? (
        <div className="w-full">
          <RevivalOffer sendFrom={sendFrom} onWrite={talk ? () => talk.onRevive(sendFrom) : undefined} />
        </div>
      ) : null}
    </li>
  );
}
