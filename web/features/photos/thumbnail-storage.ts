// Thumbnails of analysed photos, in this browser only and only if the user asked for them: the entry exists from the moment they
// agree until they change their mind, log out or delete their account. Imports nothing, since logging out needs it everywhere.

const entry = 'photo-thumbnails';
/** The oldest make room: browsers keep about 5 MB, and a thumbnail weighs about 10 kB. */
const most = 100;

export interface Thumbnails {
  /** The account that agreed; another one on the same device sees nothing of it. */
  owner: string;
  /** A data address for each id of an analysed photo, the oldest first. */
  pictures: Record<string, string>;
}

/** Null where this account did not agree. */
export function readThumbnails(owner: string): Thumbnails | null {
  const stored = storedThumbnails();
  return stored?.owner === owner ? stored : null;
}

export function agreeToThumbnails(owner: string): void {
  write({ owner, pictures: {} });
}

/** Does nothing without the account's agreement. */
export function addThumbnail(owner: string, photoId: string, picture: string): void {
  const stored = readThumbnails(owner);
  if (!stored) return;
  const kept = Object.entries({ ...stored.pictures, [photoId]: picture }).slice(-most);
  write({ owner, pictures: Object.fromEntries(kept) });
}

export function removeThumbnail(owner: string, photoId: string): void {
  const stored = readThumbnails(owner);
  if (!stored) return;
  const { [photoId]: _, ...pictures } = stored.pictures;
  write({ owner, pictures });
}

/** Erases thumbnails and agreement. */
export function forgetThumbnails(): void {
  try {
    window.localStorage.removeItem(entry);
  } catch {
    // A browser that refuses storage holds nothing to erase.
  }
}

function storedThumbnails(): Thumbnails | null {
  try {
    return JSON.parse(window.localStorage.getItem(entry) ?? 'null');
  } catch {
    return null;
  }
}

function write(thumbnails: Thumbnails): void {
  try {
    window.localStorage.setItem(entry, JSON.stringify(thumbnails));
  } catch {
    // The storage is full or refused: the history then shows no picture.
  }
}
