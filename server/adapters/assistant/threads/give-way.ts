import { setPriority } from 'node:os';

/**
 * What `nice` gives: a thread of the pools gets a third of the processor time that the server's own thread gets where both want it.
 * At 10 the engine missed its deadline once while other programs kept the machine busy.
 */
export const threadNiceness = 5;

/**
 * Lets the server's own thread go first, so that requests are taken and refused in time while all threads work. Only on Linux do
 * priorities belong to threads; elsewhere this would be the whole process's.
 */
export function giveWayToServer(): void {
  if (process.platform === 'linux') setPriority(threadNiceness);
}
