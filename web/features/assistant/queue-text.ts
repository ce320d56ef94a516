/** What a run says that waits for the reader, or for a model that answers one request at a time. */
export interface Wait {
  /** How many requests come before this one; 0 where it does not wait. */
  ahead: number;
  /** How long that takes; null where nobody knows. */
  seconds: number | null;
}

export const noWait: Wait = { ahead: 0, seconds: null };

/** As an event of a run tells it. */
export function waitOf(told: { ahead?: number | undefined; seconds?: number | undefined }): Wait {
  return { ahead: told.ahead ?? 0, seconds: told.seconds ?? null };
}

export function queueText({ ahead, seconds }: Wait): string {
  const place = ahead === 1 ? 'Il y a 1 demande avant la tienne' : `Il y a ${ahead} demandes avant la tienne`;
  if (seconds === null) return `${place}.`;
  return `${place}, encore ${seconds === 1 ? '1 seconde' : `${seconds} secondes`} environ.`;
}

/** For screen readers, which would not come to an end if they said each second. */
export function spokenQueueText({ ahead, seconds }: Wait): string {
  return seconds === null ? queueText({ ahead, seconds }) : `Encore ${Math.ceil(seconds / 10) * 10} secondes environ.`;
}
