import { contactTopics } from '#contract/contact.ts';
import { genders, mainProblems, platforms } from '#contract/onboarding.ts';
import { account, contactMessage, entitlementGrant } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { usernameFrom } from '../features/accounts/rules.ts';
import { recordAdminAction } from '../features/admin/audit.ts';
import { seededRandom } from './seeded-random.ts';

const day = 24 * 60 * 60 * 1000;
const accountCount = 480;
const spanDays = 182;
const demoPassword = 'demo-declic-2026';
const freeEmail = 'gratuit@exemple.fr';
const proEmail = 'pro@exemple.fr';

const firstNames = [
  'Léa',
  'Hugo',
  'Chloé',
  'Lucas',
  'Manon',
  'Nathan',
  'Camille',
  'Enzo',
  'Inès',
  'Louis',
  'Sarah',
  'Gabriel',
  'Jade',
  'Arthur',
  'Zoé',
  'Jules',
  'Lina',
  'Adam',
  'Élise',
  'Mehdi',
  'Anaïs',
  'Théo',
  'Yasmine',
  'Maël',
  'Agathe',
  'Rayan',
];
const questions = [
  'Bonjour, est-ce que je peux utiliser Déclic sur deux téléphones avec le même compte ?',
  "Je n'ai pas reçu le lien de confirmation, pouvez-vous me le renvoyer ?",
  "Super outil, merci ! Une petite question sur l'abonnement annuel : quand est-il renouvelé ?",
];

export interface SeededAccount {
  id: string;
  email: string;
  createdAt: Date;
}

export interface SeededAccounts {
  accounts: number;
  /** Accounts that were given Pro without a payment. */
  given: number;
  /** All accounts that were given nothing and are no login of the demo, oldest first. */
  others: SeededAccount[];
  freeEmail: string;
  proEmail: string;
  /** The accounts of freeEmail and proEmail. */
  demoAccountIds: string[];
  password: string;
}

/** Accounts that grow in number over six months, some with Pro as a gift, and questions of some. */
export async function seedAccounts(deps: Deps): Promise<SeededAccounts> {
  const random = seededRandom(20261115);
  const now = deps.clock.now().getTime();
  const passwordHash = await hashPassword(demoPassword);

  const people = Array.from({ length: accountCount }, (_, index) => personOf(index, { random, now, passwordHash }));

  return await deps.db.transaction(async (tx) => {
    const stored = await tx
      .insert(account)
      .values(people)
      .returning({ id: account.id, email: account.email, createdAt: account.createdAt });

    const demo = stored.filter(({ email }) => email === freeEmail || email === proEmail);
    const others = stored
      .filter((one) => !demo.includes(one))
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const given = [...demo.filter(({ email }) => email === proEmail), ...others.filter(() => random.chance(0.02))];
    await tx.insert(entitlementGrant).values(
      given.flatMap(({ id, email, createdAt }) => {
        const entitlements = email === proEmail ? (['pro', 'bio', 'photo'] as const) : (['pro'] as const);
        const grantedAt = new Date(Math.min(createdAt.getTime() + random.next() * 3 * day, now));
        return entitlements.map((entitlement) => ({ accountId: id, entitlement, grantedAt }));
      }),
    );
    for (const { id, createdAt } of given)
      await recordAdminAction(
        tx,
        { now: () => createdAt },
        { action: 'grant', subjectId: id, details: { entitlement: 'pro' } },
      );

    await tx.insert(contactMessage).values(
      random.some(stored, 12).map(({ id, email }) => ({
        accountId: id,
        name: random.pick(firstNames),
        email,
        topic: random.pick(contactTopics),
        message: random.pick(questions),
        createdAt: new Date(now - random.next() * 60 * day),
      })),
    );
    return {
      accounts: stored.length,
      given: given.length,
      others: others.filter((one) => !given.includes(one)),
      freeEmail,
      proEmail,
      demoAccountIds: demo.map(({ id }) => id),
      password: demoPassword,
    };
  });
}

interface Given {
  random: ReturnType<typeof seededRandom>;
  now: number;
  passwordHash: string;
}

function personOf(index: number, { random, now, passwordHash }: Given) {
  const firstName = random.pick(firstNames);
  const fixedEmail = index === 0 ? freeEmail : index === 1 ? proEmail : null;
  // The square root makes later months busier than earlier ones.
  const age = (1 - Math.sqrt(random.next())) * spanDays * day;
  const createdAt = new Date(now - age);
  return {
    username: `${usernameFrom(firstName)}-${index}`,
    firstName,
    email: fixedEmail ?? `${usernameFrom(firstName)}.${index}@exemple.fr`,
    emailVerifiedAt: fixedEmail || random.chance(0.82) ? new Date(createdAt.getTime() + 600_000) : null,
    phoneNumber: random.chance(0.3) ? `06${String(random.below(1e8)).padStart(8, '0')}` : null,
    passwordHash,
    adultConfirmedAt: createdAt,
    termsAcceptedAt: createdAt,
    gender: random.pick(genders),
    platforms: random.some(platforms, 3),
    mainProblem: random.pick(mainProblems),
    preferredPlan: random.chance(0.6) ? ('annual' as const) : ('monthly' as const),
    createdAt,
  };
}
