import { sql } from 'drizzle-orm';
import type { Entitlement } from '#contract/plans.ts';
import { account, entitlementGrant } from '../../db/schema.ts';

/** Column for a select on `account`: what it holds, whoever gave it. `entitledBy` says what that lets it use. */
export const heldEntitlements = sql<Entitlement[]>`array(
  select ${entitlementGrant.entitlement} from ${entitlementGrant}
  where ${entitlementGrant.accountId} = ${account.id}
)`;
