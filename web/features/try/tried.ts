import * as z from 'zod/mini';
import { conversationMessage, judgement, reply } from '#contract/writing.ts';
import { triedEntry } from '../../session/kept-entries.ts';

// The visitor's try, carried from the landing page into the account: kept in this tab alone, until it is erased in the free
// space, the user signs out or the tab is closed.

const triedResult = z.object({
  messages: z.array(conversationMessage).check(z.minLength(1)),
  ...judgement.shape,
  replies: z.array(reply),
});
export type TriedResult = z.infer<typeof triedResult>;

export function keepTried(result: TriedResult): void {
  triedEntry.write(JSON.stringify(result));
}

export function readTried(): TriedResult | null {
  return triedResult.safeParse(triedEntry.readJson()).data ?? null;
}
