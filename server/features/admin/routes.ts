import * as contract from '#contract/admin.ts';
import * as affiliateContract from '#contract/admin-affiliates.ts';
import * as figureContract from '#contract/admin-figures.ts';
import * as modelContract from '#contract/admin-model.ts';
import { fileRoute, route, StreamedFile } from '../../http/route.ts';
import { renameAffiliate } from '../affiliates/slugs.ts';
import { syncAll } from '../billing/converging/sync.ts';
import { grantEntitlementByEmail } from '../billing/grants.ts';
import { decideAffiliate } from './affiliates/decide-affiliate.ts';
import { listAffiliates } from './affiliates/list-affiliates.ts';
import { decidePayout, downloadPayoutFile, lookAtPayouts } from './affiliates/payouts.ts';
import { recalculate } from './affiliates/recalculate.ts';
import { listAdminActionsBefore } from './audit.ts';
import { dailyStatsOf } from './figures/daily-stats.ts';
import { dashboardOf } from './figures/dashboard.ts';
import { settleOwedRefund } from './figures/owed-refunds.ts';
import { rangeOf } from './figures/range.ts';
import { siteStatsOf } from './figures/site-stats.ts';
import { dropModel, useModel } from './model/choose-model.ts';
import { modelState } from './model/model-state.ts';
import { listModels, tryChosen } from './model/try-model.ts';
import { listSupportRequests } from './support-requests.ts';
import { activatePro, takeProBack } from './users/change-pro.ts';
import { exportUsers } from './users/export-users.ts';
import { listUsers } from './users/list-users.ts';

const figureRoutes = [
  route(figureContract.getDashboard, async ({ deps }) => await dashboardOf(deps)),
  route(figureContract.settleRefund, async ({ deps, params }) => {
    await settleOwedRefund(deps, params.id);
    return { message: 'Ce remboursement est réglé.' };
  }),
  route(figureContract.getSiteStats, async ({ deps, query }) => siteStatsOf(deps, rangeOf(query, deps.clock.now()))),
  route(figureContract.getDailyStats, async ({ deps, query }) => ({
    stats: await dailyStatsOf(deps, rangeOf(query, deps.clock.now())),
  })),
];

const affiliateRoutes = [
  route(affiliateContract.listAffiliates, async ({ deps }) => await listAffiliates(deps)),
  route(affiliateContract.decideAffiliate, async ({ deps, params }) => ({
    message: await decideAffiliate(deps, params.id, params.action),
  })),
  route(affiliateContract.renameAffiliate, async ({ deps, params, body }) => {
    await renameAffiliate(deps, params.id, body.slug);
    return { slug: body.slug };
  }),
  route(affiliateContract.recalculate, async ({ deps }) => ({ result: await recalculate(deps) })),
  route(affiliateContract.listPayouts, async ({ deps }) => ({ payouts: await lookAtPayouts(deps) })),
  route(affiliateContract.stepPayout, async ({ deps, params }) => ({
    payout: await decidePayout(deps, params.id, params.action),
  })),
  route(affiliateContract.payoutFile, async ({ deps, params }) => ({
    ...(await downloadPayoutFile(deps, params.month, params.method)),
  })),
];

const modelRoutes = [
  route(modelContract.getModel, async ({ deps }) => await modelState(deps)),
  route(modelContract.listProviderModels, async ({ deps, body, call }) => listModels(deps, body, call.signal)),
  route(modelContract.tryModel, async ({ deps, body, call }) => tryChosen(deps, body, call.signal)),
  route(modelContract.useModel, async ({ deps, body }) => {
    await useModel(deps, body);
    return { message: `${body.model} écrit à partir de maintenant.` };
  }),
  route(modelContract.dropModel, async ({ deps }) => {
    await dropModel(deps);
    return { message: 'Le moteur embarqué écrit à partir de maintenant.' };
  }),
];

export const adminRoutes = [
  route(contract.listUsers, async ({ deps, query }) => await listUsers(deps, query)),
  route(contract.activatePro, async ({ deps, params }) => ({ user: await activatePro(deps, params.id) })),
  route(contract.takeProBack, async ({ deps, params }) => ({ user: await takeProBack(deps, params.id) })),
  route(contract.grantEntitlement, async ({ deps, body }) => ({
    message: await grantEntitlementByEmail(deps, body.email, body.entitlement),
  })),
  route(contract.syncStripe, async ({ deps }) => {
    const result = await syncAll(deps);
    await deps.jobs.enqueue(deps.db, 'figures.count', {});
    return { result };
  }),
  fileRoute(contract.exportUsers, async ({ deps, query }) => {
    const { fileName, parts } = await exportUsers(deps, query.columns ?? 'all');
    return new StreamedFile({ type: 'text/csv; charset=utf-8', fileName, parts });
  }),
  route(contract.listSupportRequests, async ({ deps }) => ({ requests: await listSupportRequests(deps) })),
  route(contract.listAdminActions, async ({ deps, query }) => await listAdminActionsBefore(deps.db, query.before)),
  ...figureRoutes,
  ...affiliateRoutes,
  ...modelRoutes,
];
