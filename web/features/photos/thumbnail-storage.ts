import { thumbnailsEntry } from '../../session/kept-entries.ts';

// Thumbnails of analysed photos, in this browser only and only if the user asked for them: the entry exists from the moment they
// agree until they change their mind, log out or delete their account.

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
  const stored = thumbnailsEntry.readJson<Thumbnails>();
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

/** Where the storage is full or refused, the history shows no picture. */
function write(thumbnails: Thumbnails): void {
  thumbnailsEntry.write(JSON.stringify(thumbnails));
}
