import { affiliateStatuses } from '#contract/affiliates.ts';
import { contactTopics } from '#contract/contact.ts';
import { genders, mainProblems, platforms } from '#contract/onboarding.ts';
import {
  account,
  affiliate,
  affiliateClick,
  affiliateRegistration,
  contactMessage,
  entitlementGrant,
} from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { hashPassword } from '../features/accounts/passwords.ts';
import { usernameFrom } from '../features/accounts/rules.ts';
import { seededRandom } from './seeded-random.ts';

const day = 24 * 60 * 60 * 1000;
const accountCount = 320;
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
const referrers = ['www.instagram.com', 'www.tiktok.com', 'www.youtube.com', null];
const questions = [
  'Bonjour, est-ce que je peux utiliser Déclic sur deux téléphones avec le même compte ?',
  "Je n'ai pas reçu le lien de confirmation, pouvez-vous me le renvoyer ?",
  'Super outil, merci ! Une petite question sur le plan annuel : quand est-il renouvelé ?',
];

export interface SeededAccounts {
  accounts: number;
  pro: number;
  affiliates: number;
  freeEmail: string;
  proEmail: string;
  /** The accounts of freeEmail and proEmail. */
  demoAccountIds: string[];
  password: string;
}

/** Accounts that grow in number over six months, some Pro, some brought by affiliates. */
export async function seedAccounts(deps: Deps): Promise<SeededAccounts> {
  const random = seededRandom(20261115);
  const now = deps.clock.now().getTime();
  const passwordHash = await hashPassword(demoPassword);

  const people = Array.from({ length: accountCount }, (_, index) => {
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
  });

  return await deps.db.transaction(async (tx) => {
    const stored = await tx
      .insert(account)
      .values(people)
      .returning({ id: account.id, email: account.email, createdAt: account.createdAt });

    const pro = stored.filter(({ email }) => email !== freeEmail && (email === proEmail || random.chance(0.17)));
    await tx.insert(entitlementGrant).values(
      pro.flatMap(({ id, email, createdAt }) => {
        const grantedAt = new Date(createdAt.getTime() + random.next() * 3 * day);
        const addons = (['bio', 'photo'] as const).filter(() => email === proEmail || random.chance(0.3));
        return (['pro', ...addons] as const).map((entitlement) => ({ accountId: id, entitlement, grantedAt }));
      }),
    );

    const oldest = [...stored].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const partners = await tx
      .insert(affiliate)
      .values(
        oldest.slice(0, 8).map(({ id, createdAt }, index) => ({
          accountId: id,
          slug: index === 0 ? 'demo' : `partenaire-${index}`,
          status: index < 5 ? ('active' as const) : random.pick(affiliateStatuses),
          createdAt,
        })),
      )
      .returning();
    const active = partners.filter(({ status }) => status === 'active');
    await tx.insert(affiliateClick).values(
      Array.from({ length: 900 }, () => ({
        affiliateId: random.pick(active).id,
        referrerHost: random.pick(referrers),
        clickedAt: new Date(now - random.next() * spanDays * day),
      })),
    );
    await tx.insert(affiliateRegistration).values(
      oldest
        .slice(8)
        .filter(() => random.chance(0.2))
        .map(({ id, createdAt }) => ({
          accountId: id,
          affiliateId: random.pick(active).id,
          clickedAt: new Date(createdAt.getTime() - random.next() * 2 * day),
          registeredAt: createdAt,
        })),
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
      pro: pro.length,
      affiliates: partners.length,
      freeEmail,
      proEmail,
      demoAccountIds: stored.filter(({ email }) => email === freeEmail || email === proEmail).map(({ id }) => id),
      password: demoPassword,
    };
  });
}
