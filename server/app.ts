import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { PageRenderer } from '#contract/site.ts';
import type { StoredMail } from './adapters/mail/port.ts';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { affiliateRoutes } from './features/affiliates/routes.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import { addWebhook } from './features/billing/converging/webhook.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { bioRoutes } from './features/bios/routes.ts';
import { browserModelRoutes } from './features/browser-model/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { identityRoutes } from './features/identities/routes.ts';
import { ownAnswerRoutes } from './features/own-answers/routes.ts';
import { operatorPasskeyRoutes } from './features/passkeys/operator-routes.ts';
import { passkeyRoutes } from './features/passkeys/routes.ts';
import { photoRoutes } from './features/photos/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { retentionRoutes } from './features/retention/routes.ts';
import { sentReplyRoutes } from './features/sent-replies/routes.ts';
import { toolRoutes } from './features/tools/routes.ts';
import { addTracking } from './features/tracking/intake.ts';
import { tryRoutes } from './features/try/routes.ts';
import { usageRoutes } from './features/usage/routes.ts';
import { limitUnderWay } from './http/admission.ts';
import { addApiDocs } from './http/api-docs.ts';
import { handleErrors, sendError } from './http/errors.ts';
import { addHealth } from './http/health.ts';
import { acceptJson } from './http/json-body.ts';
import { localLimits } from './http/limits.ts';
import { addMetrics } from './http/metrics.ts';
import { addModelPage, type ModelPageScript, modelPageRoutes } from './http/model-page.ts';
import { networkOf } from './http/network.ts';
import { addOutboxPage } from './http/outbox-page.ts';
import { addPages } from './http/pages.ts';
import { addProviderReturn } from './http/provider-return.ts';
import { registerRoutes } from './http/register-routes.ts';
import { usualBodyBytes } from './http/request-body.ts';
import type { Route } from './http/route.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { addShareTarget } from './http/share-target.ts';
import { addStaticFiles } from './http/static-files.ts';
import { endConnectionsWhenStopping } from './http/stopping.ts';
import { refuseForeignHosts, requireThisMachine } from './http/this-machine.ts';
import { refusal } from './refusals.ts';

export const routes: Route[] = [
  ...accountRoutes,
  ...passkeyRoutes,
  ...operatorPasskeyRoutes,
  ...identityRoutes,
  ...privacyRoutes,
  ...contactRoutes,
  ...affiliateRoutes,
  ...adminRoutes,
  ...usageRoutes,
  ...assistantRoutes,
  ...tryRoutes,
  ...browserModelRoutes,
  ...ownAnswerRoutes,
  ...sentReplyRoutes,
  ...bioRoutes,
  ...photoRoutes,
  ...toolRoutes,
  ...billingRoutes,
  ...retentionRoutes,
];

export interface AppOptions {
  log: FastifyBaseLogger;
  isStopping?: () => boolean;
  /** The built site; absent where only the API is wanted. */
  site?: {
    renderer: PageRenderer;
    keepPages: boolean;
    /** The built files, or while developing the compiler that answers for them. */
    files: { folder: string } | { compiler: Middleware };
  };
  /** Development: the mails that did not go out, for the page that shows them. */
  readOutbox?: () => Promise<StoredMail[]>;
  /** Development: the script of the page on the browser's own model. */
  modelPage?: ModelPageScript;
  /** Further routes, for tests of `registerRoutes`. */
  extraRoutes?: Route[];
  /** False: no rate limits of this process and no shedding, for tests and benchmarks of routes. */
  localLimits?: boolean;
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The whole server over its dependencies; does not listen. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    bodyLimit: usualBodyBytes,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    trustProxy: (_address: string, hop: number) => hop < deps.config.trustedProxies,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request was a twentieth of what a page costs: `logOf` makes one for what is logged about a request.
    childLoggerFactory: (log) => log,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // A request on a connection that was accepted before the stop is answered like any other.
    return503OnClosing: false,
    requestTimeout: 60_000,
    // Callers who never take their answer. Streams of events send something every 15 seconds.
    connectionTimeout: 5 * 60_000,
  });
  acceptJson(app);
  // Schemas on routes are documentation; the contract's own zod objects parse and check.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  handleErrors(app);
  logAnswers(app);
  endConnectionsWhenStopping(app);
  const compiler = options.site && 'compiler' in options.site.files ? options.site.files.compiler : null;
  addSecurityHeaders(app, deps.config, { devTools: compiler !== null, payments: deps.payments.browser.origins });
  refuseForeignHosts(app, deps.config);
  if (compiler) addMiddleware(app, compiler);
  if (options.localLimits !== false) limitUnderWay(app);
  await app.register(cookie);
  // Before limits and shedding, so that they do not apply: a busy process is alive, and restarting it would help nobody.
  addHealth(app, deps.dbOfFirst, options.isStopping ?? (() => false));
  if (options.localLimits !== false) await addLocalLimits(app);
  await addApiDocs(app);

  addMetrics(app, deps);
  app.register(async (scope) => addDevelopmentPages(scope, deps, options));
  addWebhook(app, deps);
  addProviderReturn(app);
  addTracking(app, deps, (path) => options.site?.renderer.matchPage(path).status === 200);
  registerRoutes(app, deps, [...routes, ...(options.extraRoutes ?? [])]);

  app.all('/api/*', { schema: { hide: true } }, async (request, reply) =>
    sendError(request, reply, new AppError('not_found', "Cette adresse de l'API n'existe pas.")),
  );
  if (options.site) {
    if ('folder' in options.site.files) await addStaticFiles(app, options.site.files.folder);
    addShareTarget(app);
    addPages(app, {
      renderer: options.site.renderer,
      settings: () => ({ ...deps.config.site, writer: deps.models.kind() }),
      keep: options.site.keepPages,
    });
  }
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, new AppError('not_found', "Cette page n'existe pas.")),
  );
  return app;
}

function addDevelopmentPages(scope: FastifyInstance, deps: Deps, { readOutbox, modelPage }: AppOptions): void {
  scope.addHook('onRequest', requireThisMachine);
  if (readOutbox) addOutboxPage(scope, readOutbox);
  if (!modelPage) return;
  addModelPage(scope, modelPage);
  registerRoutes(scope, deps, modelPageRoutes);
}

async function addLocalLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    ...localLimits.read,
    keyGenerator: (request) => networkOf(request.ip),
    skipOnError: true,
    errorResponseBuilder: (_request, { ttl }) => refusal.callsOfAddress(Math.ceil(ttl / 1000)),
    addHeadersOnExceeding: noHeaders,
    addHeaders: noHeaders,
  });
}

const noHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false } as const;

/** Leading slashes count as one. A path that cannot be decoded is escaped, so that it is not found like any other. */
function readableUrl(url: string): string {
  if (!url.includes('%') && !url.startsWith('//')) return url;
  const single = url.replace(/^\/{2,}/, '/');
  try {
    decodeURIComponent(single.split('?', 1)[0] ?? '');
    return single;
  } catch {
    return single.replaceAll('%', '%25');
  }
}

/** Logs one line an answer, with the route's pattern instead of the address: addresses of mailed links carry tokens. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { id: reqId, method } = request;
    request.log.info({ reqId, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}

/** A request that the middleware answers goes no further. */
function addMiddleware(app: FastifyInstance, middleware: Middleware): void {
  app.addHook('onRequest', (request, reply, next) => middleware(request.raw, reply.raw, next));
}
