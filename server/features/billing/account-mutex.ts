import { keyedMutex } from '../../keyed-mutex.ts';

/**
 * By account: an add-on is charged, a withdrawal stored and a checkout opened one after the other; a visitor's checkouts by the nonce in
 * their cookie. The provider may be awaited inside, which no database transaction allows. Another process is not held up: what it
 * charges meanwhile joins the withdrawal (`leaving/late-addons.ts`), and what it replaces meanwhile is refused (`noteSession`).
 */
export const accountMutex = keyedMutex();
