import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { triedEntry } from '../../session/kept-entries.ts';
import { Button } from '../../ui/button.tsx';
import { readTried } from './tried.ts';
import { TriedAdvice } from './tried-advice.tsx';
import { TriedConversation } from './tried-conversation.tsx';

/** «Ton essai»: the try that the visitor made before signing up, until it is erased. One line, which unfolds. */
export function CarriedTry() {
  const [tried, setTried] = useState(readTried);
  if (!tried) return null;
  const erase = () => {
    triedEntry.erase();
    setTried(null);
  };
  return (
    <details open className="group mb-6 max-w-3xl rounded-md border border-line bg-raised">
      <summary className="flex min-h-13 list-none items-center gap-3 px-5 [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 font-semibold">Ton essai</span>
        <span className="min-w-0 flex-1 truncate text-ink-soft">« {tried.messages.at(-1)?.text} »</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-5 pb-5">
        <TriedConversation messages={tried.messages} />
        <TriedAdvice judgement={tried} replies={tried.replies} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="small" onClick={erase}>
            Effacer mon essai
          </Button>
          <p className="text-sm text-ink-soft">Gardé dans cet onglet seulement, jamais sur nos serveurs.</p>
        </div>
      </div>
    </details>
  );
}
