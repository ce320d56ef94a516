import { MessageCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { triedEntry } from '../../session/kept-entries.ts';

const isWaiting = () => triedEntry.read() !== null;
const nothingChanges = () => () => {};

/** On sign-up: the visitor's try follows them into the account. */
export function WaitingTry() {
  if (!useSyncExternalStore(nothingChanges, isWaiting, () => false)) return null;
  return (
    <div role="status" className="flex items-center gap-4 rounded-md bg-coral-tint p-4">
      <MessageCircle aria-hidden="true" className="size-6 shrink-0 text-coral-text" />
      <p className="text-sm">
        <span className="font-semibold">Ton essai t'attend.</span> Tu le retrouves juste après.
      </p>
    </div>
  );
}
