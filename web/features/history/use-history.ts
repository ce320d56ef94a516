import { useCallback, useEffect, useState } from 'react';
import { forgetHistory } from '../../session/kept-entries.ts';
import { showToast } from '../../ui/toast.ts';
import type { Assistant } from '../assistant/use-assistant.ts';
import {
  agree,
  hasAgreed,
  type KeptConversation,
  keepConversation,
  listConversations,
  removeConversation,
} from './history-store.ts';

export interface History {
  isAgreed: boolean;
  kept: readonly KeptConversation[];
  /** Starts keeping conversations, with the one on screen. */
  start: () => void;
  remove: (id: string) => void;
  eraseAll: () => void;
}

/** Keeps the conversation on screen, if the account agreed, whenever its run is finished or its transcript corrected. */
export function useHistory({ run, manner }: Pick<Assistant, 'run' | 'manner'>, owner: string): History {
  const [isAgreed, setAgreed] = useState(() => hasAgreed(owner));
  const [kept, setKept] = useState<readonly KeptConversation[]>([]);
  const refresh = useCallback(
    () =>
      listConversations(owner).then(setKept, () => {
        // Where the browser's database cannot be read there is no history to show.
        setKept([]);
      }),
    [owner],
  );
  useEffect(() => {
    if (!isAgreed) return;
    const isWorthKeeping = manner && run.id !== '' && run.step === null && run.transcript.length > 0;
    const saved = isWorthKeeping ? { ...run, bubbles: [], problem: null } : null;
    const saving = saved
      ? keepConversation({
          id: run.id,
          owner,
          savedAt: Date.now(),
          run: saved,
          manner: manner ?? { objective: 'continue' },
        })
      : Promise.resolve();
    saving.catch(() => undefined).then(refresh);
  }, [isAgreed, run, manner, owner, refresh]);
  return {
    isAgreed,
    kept,
    start() {
      if (agree(owner)) setAgreed(true);
      else
        showToast({
          title: 'Erreur',
          description: "Ton navigateur refuse d'enregistrer ici. Essaie hors navigation privée.",
          tone: 'danger',
        });
    },
    remove: (id) =>
      removeConversation(id)
        .catch(() => undefined)
        .then(refresh),
    eraseAll() {
      forgetHistory();
      setAgreed(false);
      setKept([]);
    },
  };
}
