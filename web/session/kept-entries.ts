import { deviceEntry, tabEntry } from '../storage.ts';

// What this browser keeps for the person who uses it. The features say what each entry holds; the names are here because logging out,
// on whichever page, erases them all.

/** The last finished run of Messages IA. */
export const tabRunEntry = tabEntry('assistant-run');
/** The try of the landing page. */
export const triedEntry = tabEntry('declic.try');
/** Set by a purchase, until the welcome is closed. */
export const welcomeEntry = tabEntry('declic.bienvenue');
/** Thumbnails of analysed photos. */
export const thumbnailsEntry = deviceEntry('photo-thumbnails');
/** The account that agreed to keep its conversations on this device. */
export const historyAgreement = deviceEntry('conversation-history');
export const historyDatabase = 'conversations';

/** Erases every conversation on this device, and the agreement to keep them. */
export function forgetHistory(): void {
  historyAgreement.erase();
  try {
    window.indexedDB?.deleteDatabase(historyDatabase);
  } catch {
    // A browser that refuses storage holds nothing to erase.
  }
}

/** Whether logging out erases what the person chose to keep on this device. */
export function keepsSomething(): boolean {
  return historyAgreement.read() !== null || thumbnailsEntry.read() !== null;
}

export function forgetEntries(): void {
  for (const entry of [tabRunEntry, triedEntry, welcomeEntry, thumbnailsEntry]) entry.erase();
  forgetHistory();
}
