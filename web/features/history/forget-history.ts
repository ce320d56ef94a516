// Names of what the history keeps on the device, and their erasure. Imports nothing, since logging out needs it everywhere.

export const databaseName = 'conversations';
/** The account that agreed. */
export const agreementEntry = 'conversation-history';

/** Erases every conversation on this device, and the agreement to keep them. */
export function forgetHistory(): void {
  try {
    window.localStorage.removeItem(agreementEntry);
    window.indexedDB?.deleteDatabase(databaseName);
  } catch {
    // A browser that refuses storage holds nothing to erase.
  }
}
