import { supportRequest } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { SeededAccount } from './seed-accounts.ts';

const day = 24 * 60 * 60 * 1000;

const requests = [
  { reason: 'no_results', otherReason: null, message: "J'ai des matchs mais les conversations s'arrêtent vite." },
  {
    reason: 'too_expensive',
    otherReason: null,
    message: "Est-ce que je peux passer à l'abonnement annuel en cours de mois ?",
  },
  { reason: 'other', otherReason: "J'ai rencontré quelqu'un !", message: null },
  { reason: 'no_time', otherReason: null, message: "Je n'ouvre l'appli que le dimanche, vous avez des conseils ?" },
  { reason: 'no_results', otherReason: null, message: 'Mes photos sont bien notées, mais ma bio ne plaît pas.' },
  { reason: 'other', otherReason: 'Je change de téléphone', message: 'Mes favoris suivent-ils ?' },
] as const;

/** Requests for help from the cancellation funnel, the newest an hour ago. */
export async function seedSupportRequests(deps: Deps, accounts: SeededAccount[]): Promise<void> {
  const now = deps.clock.now().getTime();
  await deps.db.insert(supportRequest).values(
    requests.map((request, index) => ({
      ...request,
      accountId: accounts[index * 7]?.id ?? accounts[0]?.id ?? '',
      createdAt: new Date(now - day / 24 - index * 2.3 * day),
    })),
  );
}
