import { cancelSubscription, withdraw } from '#contract/billing.ts';
import { openCheckout, type Person, pay, signUpAt } from '../server/testing/newcomer.ts';
import type { OutsideProvider } from '../server/testing/outside-provider.ts';
import type { Ask } from './visitors.ts';

// People who sign up, pay and leave again without pause, and remember what the server acknowledged.

export interface Shoppers {
  /** Addresses of accounts whose sign-up was answered 200. */
  accounts: string[];
  /** Those of accounts that then paid. */
  payers: string[];
  /** Those of accounts whose cancellation or withdrawal was answered 200. */
  leavers: string[];
  stop(): Promise<void>;
}

/** Looks for Pro this often before the shopper goes on: the server may be killed meanwhile. */
const looks = 20;

export function sendShoppers(url: string, provider: OutsideProvider, count: number): Shoppers {
  const shoppers = { accounts: [] as string[], payers: [] as string[], leavers: [] as string[] };
  let isOver = false;
  const shop = async (email: string, address: string, n: number): Promise<void> => {
    const person = await signUpAt(url, { email, address });
    if (person.status !== 200) return;
    shoppers.accounts.push(email);
    await pay(provider, person, await openCheckout(person));
    shoppers.payers.push(email);
    for (let look = 0; !(await isPro(person)); look++) if (look === looks) return;
    const way = [cancelSubscription.path, withdraw.path, null][n % 3];
    if (way && (await person.post(way)).status === 200) shoppers.leavers.push(email);
  };
  const visit = async (shopper: number) => {
    for (let n = 0; !isOver; n++) {
      const address = `10.${100 + shopper}.${(n >> 8) & 255}.${n & 255}`;
      // What a killed server leaves undone is told by what it acknowledged.
      await shop(`acheteur-${shopper}-${n}@exemple.fr`, address, n).catch(pause);
    }
  };
  const visits = Array.from({ length: count }, (_, shopper) => visit(shopper));
  return {
    ...shoppers,
    async stop() {
      isOver = true;
      await Promise.all(visits);
    },
  };
}

const pause = async () => await new Promise((later) => setTimeout(later, 50));

async function isPro(person: Person): Promise<boolean> {
  await pause();
  return (await person.user()).isPro;
}

/** What was acknowledged and is not there. */
export async function findLostAccounts({ accounts, leavers }: Shoppers, ask: Ask): Promise<unknown[]> {
  return await ask(
    `select sent from unnest($1::text[]) sent where not exists (select from account where email = sent)
     union all
     select sent from unnest($2::text[]) sent where not exists (
       select from account where email = sent and (
         exists (select from cancellation_request where account_id = account.id)
         or exists (select from withdrawal where account_id = account.id)))`,
    [accounts, leavers],
  );
}
