import { count } from 'drizzle-orm';
import { compose } from '../composition.ts';
import type { Config } from '../config.ts';
import { account } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedPhotos } from './seed-photos.ts';
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
    const seeded = await seedAccounts(deps);
    for (const accountId of seeded.demoAccountIds) {
      await seedWritings(deps, accountId);
      await seedPhotos(deps, accountId);
    }
    return [
      `${seeded.accounts} comptes sur six mois, dont ${seeded.pro} Pro, et ${seeded.affiliates} affiliés.`,
      `Pour te connecter : ${seeded.freeEmail} (gratuit) ou ${seeded.proEmail} (Pro), mot de passe ${seeded.password}`,
    ].join('\n');
  } finally {
    await composition.close();
  }
}
