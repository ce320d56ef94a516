import { resolve } from 'node:path';
import type { Entitlement } from '#contract/plans.ts';
import { compose } from '../../server/composition.ts';
import { loadConfig } from '../../server/config.ts';
import { account } from '../../server/db/schema.ts';
import { signUp } from '../../server/features/accounts/signup.ts';
import { grantEntitlementByEmail } from '../../server/features/billing/grants.ts';

type Option = Exclude<Entitlement, 'pro'>;

interface Cookies {
  pro: string[];
  free: string;
}

/**
 * Creates `count` Pro accounts with the given options and a free one in a data folder that no server uses yet, or on the PostgreSQL
 * server at `databaseUrl`, and returns their session cookies.
 */
export async function prepareMembers(
  dataFolder: string,
  count: number,
  options: Option[] = [],
  databaseUrl = '',
): Promise<Cookies> {
  const config = loadConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl }, dataFolder);
  const composition = await compose(config, {
    migrationsFolder: resolve('server/db/migrations'),
    superviseJobs: false,
  });
  const { deps } = composition;
  const join = async (email: string) => {
    const form = {
      firstName: 'Camille',
      email,
      password: 'Lys-de-mer-42',
      isAdult: true,
      acceptsTerms: true,
    } as const;
    const { sessionToken } = await signUp(deps, form, {
      browser: { userAgent: 'bench', oldToken: undefined },
      referral: undefined,
      asker: null,
    });
    return `declic_session=${sessionToken}`;
  };
  try {
    const pro: string[] = [];
    for (let member = 0; member < count; member++) {
      const email = `membre-${member}@exemple.fr`;
      pro.push(await join(email));
      for (const entitlement of ['pro', ...options] as const) await grantEntitlementByEmail(deps, email, entitlement);
    }
    const free = await join('gratuit@exemple.fr');
    await deps.db.update(account).set({ emailVerifiedAt: deps.clock.now() });
    return { pro, free };
  } finally {
    await composition.close();
  }
}
