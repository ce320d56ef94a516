import { count } from 'drizzle-orm';
import { compose } from '../composition.ts';
import type { Config } from '../config.ts';
import { account } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { countFigures } from '../features/admin/figures/count-figures.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedAffiliates } from './seed-affiliates.ts';
import { seedAudience } from './seed-audience.ts';
import { seedPayouts } from './seed-payouts.ts';
import { seedPhotos } from './seed-photos.ts';
import { seedPurchases } from './seed-purchases.ts';
import { seedSupportRequests } from './seed-support.ts';
import { seedWritings } from './seed-writings.ts';

/** `npm run seed`: fills an empty database with a demo of six months, the same one each time. */
export async function seedCommand(config: Config, _args: string[], migrationsFolder: string): Promise<string> {
  if (config.environment === 'production')
    throw new AppError('forbidden', 'La démonstration ne va pas dans une base de production.');
  const composition = await compose(config, { migrationsFolder, superviseJobs: false });
  try {
    const { deps } = composition;
    const [existing] = await deps.db.select({ accounts: count() }).from(account);
    if (existing && existing.accounts > 0)
      throw new AppError(
        'conflict',
        `Cette base a déjà ${existing.accounts} comptes. Donne un dossier vide avec DATA_DIR, ou efface celui-ci.`,
      );
    const { seeded, buyers, affiliates } = await seedDemo(deps);
    return [
      `${seeded.accounts} comptes sur six mois, dont ${buyers} ont acheté Pro et ${seeded.given} l'ont reçu, et ${affiliates} affiliés.`,
      `Pour te connecter : ${seeded.freeEmail} (gratuit) ou ${seeded.proEmail} (Pro), mot de passe ${seeded.password}`,
    ].join('\n');
  } finally {
    await composition.close();
  }
}

/** Everything that the screens of members, affiliates and the operator show, and last the figures, by the job that keeps them. */
export async function seedDemo(deps: Deps) {
  const seeded = await seedAccounts(deps);
  for (const accountId of seeded.demoAccountIds) {
    await seedWritings(deps, accountId);
    await seedPhotos(deps, accountId);
  }
  const affiliates = await seedAffiliates(deps, seeded.others);
  const buyers = await seedPurchases(deps, seeded.others, affiliates.referrals);
  await seedPayouts(deps, affiliates.earning);
  await seedSupportRequests(deps, seeded.others);
  await seedAudience(deps);
  await countFigures(deps);
  return { seeded, buyers, affiliates: affiliates.count };
}
