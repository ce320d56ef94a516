/** How many days to leave someone in peace, by how many messages in a row wait for their answer. */
export function waitingDays(unanswered: number): number {
  if (unanswered >= 4) return 14;
  if (unanswered === 3) return 7;
  return unanswered === 2 ? 4 : 2;
}
