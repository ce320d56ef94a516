import { resolve } from 'node:path';
import { compose } from '../../server/composition.ts';
import { loadConfig } from '../../server/config.ts';
import { account } from '../../server/db/schema.ts';
import { signUp } from '../../server/features/accounts/signup.ts';
import { grantEntitlementByEmail } from '../../server/features/billing/grants.ts';

/** Pro accounts in a data folder that no server uses yet; answers their cookies. */
export async function prepareMembers(dataFolder: string, count: number): Promise<string[]> {
  const config = loadConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' }, dataFolder);
  const composition = await compose(config, {
    migrationsFolder: resolve('server/db/migrations'),
    superviseJobs: false,
  });
  const { deps } = composition;
  const cookies: string[] = [];
  try {
    for (let member = 0; member < count; member++) {
      const email = `membre-${member}@exemple.fr`;
      const form = {
        firstName: 'Camille',
        email,
        password: 'Lys-de-mer-42',
        isAdult: true,
        acceptsTerms: true,
      } as const;
      const { sessionToken } = await signUp(deps, form, { userAgent: 'bench', referral: undefined });
      await grantEntitlementByEmail(deps, email, 'pro');
      cookies.push(`declic_session=${sessionToken}`);
    }
    await deps.db.update(account).set({ emailVerifiedAt: deps.clock.now() });
  } finally {
    await composition.close();
  }
  return cookies;
}
