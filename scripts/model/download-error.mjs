/** A failure whose message is a French sentence for the user. */
export class DownloadError extends Error {}
