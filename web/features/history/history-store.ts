import { historyAgreement, historyDatabase } from '../../session/kept-entries.ts';
import type { Manner } from '../assistant/manner.ts';
import type { RunState } from '../assistant/run-state.ts';

// Conversations that the user chose to keep, in this browser's own database. Nothing of it is sent to the server: it goes when the user
// erases it, logs out or deletes the account.

export interface KeptConversation {
  id: string;
  /** Another account on the same device sees nothing of it. */
  owner: string;
  savedAt: number;
  run: RunState;
  manner: Manner;
}

/** The oldest make room. */
export const maxConversations = 30;
const storeName = 'kept';

export function hasAgreed(owner: string): boolean {
  return typeof window !== 'undefined' && 'indexedDB' in window && historyAgreement.read() === owner;
}

/** False where the browser refuses storage. */
export function agree(owner: string): boolean {
  return historyAgreement.write(owner) && hasAgreed(owner);
}

/** The latest first. */
export async function listConversations(owner: string): Promise<KeptConversation[]> {
  const all = await withStore('readonly', (store) => store.getAll() as IDBRequest<KeptConversation[]>);
  return all.filter((kept) => kept.owner === owner).sort((one, other) => other.savedAt - one.savedAt);
}

/** Does nothing without the account's agreement. */
export async function keepConversation(kept: KeptConversation): Promise<void> {
  if (!hasAgreed(kept.owner)) return;
  await withStore('readwrite', (store) => store.put(kept));
  const tooMany = (await listConversations(kept.owner)).slice(maxConversations);
  for (const { id } of tooMany) await removeConversation(id);
}

export async function removeConversation(id: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(id));
}

/** The connection is closed after each request, so that erasing the database never waits for one. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = window.indexedDB.open(historyDatabase, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'id' });
  const database = await answerOf(opening);
  try {
    return await answerOf(ask(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
