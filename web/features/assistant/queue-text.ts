/** The place in the queue of a model that answers one request at a time. */
export function queueText(ahead: number): string {
  return ahead === 1 ? 'Il y a 1 demande avant la tienne.' : `Il y a ${ahead} demandes avant la tienne.`;
}
