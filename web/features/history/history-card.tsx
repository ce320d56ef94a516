import { Smartphone, Trash2 } from 'lucide-react';
import { formatDay } from '#contract/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type KeptConversation, maxConversations } from './history-store.ts';
import type { History } from './use-history.ts';

interface HistoryCardProps {
  history: History;
  /** The conversation on screen. */
  currentId: string;
  onResume: (kept: KeptConversation) => void;
}

/** The conversations that stay on this device, to be taken up again; before that, the question whether to keep them. */
export function HistoryCard({ history, currentId, onResume }: HistoryCardProps) {
  const { isAgreed, kept, start, remove, eraseAll } = history;
  return (
    <Card as="section" aria-labelledby="reprendre" className="grid max-w-3xl gap-4">
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <Smartphone aria-hidden="true" className="mt-1 size-5 text-ink-soft" />
        <div className="grid gap-1">
          <h2 id="reprendre" className="text-xl">
            Reprendre une conversation
          </h2>
          <p className="text-sm text-ink-soft">
            {isAgreed
              ? `Tes ${maxConversations} dernières, sur cet appareil seulement. Elles s'effacent aussi quand tu te déconnectes.`
              : 'Garde tes conversations sur cet appareil, pour reprendre avec un match là où vous en étiez. Rien ne part sur notre serveur.'}
          </p>
        </div>
      </div>
      {isAgreed ? (
        <>
          <ul className="grid divide-y divide-line">
            {kept.map((one) => (
              <li key={one.id} className="flex items-center gap-2 py-1.5">
                <button
                  type="button"
                  disabled={one.id === currentId}
                  onClick={() => onResume(one)}
                  className="grid min-h-12 min-w-0 flex-1 rounded-md px-2 py-1 text-left hover:bg-sunken disabled:opacity-60"
                >
                  <span className="truncate font-semibold">{titleOf(one)}</span>
                  <span className="truncate text-sm text-ink-soft">
                    {formatDay(new Date(one.savedAt))} · {one.run.transcript.at(-1)?.text}
                  </span>
                </button>
                <button
                  type="button"
                  aria-label={`Effacer ${titleOf(one)}`}
                  onClick={() => remove(one.id)}
                  className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
                >
                  <Trash2 aria-hidden="true" className="size-4.5" />
                </button>
              </li>
            ))}
          </ul>
          {kept.length === 0 ? <p className="text-sm">La prochaine conversation apparaîtra ici.</p> : null}
          <Button variant="secondary" size="small" className="justify-self-start" onClick={eraseAll}>
            Tout effacer et ne plus garder
          </Button>
        </>
      ) : (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={start}>
          Garder sur cet appareil
        </Button>
      )}
    </Card>
  );
}

function titleOf({ run }: KeptConversation): string {
  return run.matchName ? `Conversation avec ${run.matchName}` : 'Conversation';
}
