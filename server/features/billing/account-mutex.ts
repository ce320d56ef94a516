import { keyedMutex } from '../../keyed-mutex.ts';

/**
 * By account: an add-on is charged and a withdrawal stored one after the other. The provider may be awaited inside, which no database
 * transaction allows. Another process is not held up: what it charges meanwhile joins the withdrawal (`leaving/late-addons.ts`).
 */
export const accountMutex = keyedMutex();
