import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { refusedTotal } from '../refusals.ts';
import { equalInConstantTime } from '../secrets.ts';
import { watchDatabase } from './database-metrics.ts';
import { neverShed } from './limits.ts';
import { requireThisMachine } from './this-machine.ts';

/**
 * GET /metrics, for Prometheus. Production asks for METRICS_TOKEN, and answers 404 where none is set; elsewhere only this machine is
 * answered.
 */
export function addMetrics(app: FastifyInstance, { config, dbOfFirst, metrics: { registry } }: Deps): void {
  // A registry of this app: two apps in one process, as in tests, would otherwise register the same names twice.
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  own.registerMetric(refusedTotal);
  watchDatabase(own, dbOfFirst);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [own],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const onRequest = config.environment === 'production' ? [] : [requireThisMachine];
  app.get('/metrics', { schema: { hide: true }, config: neverShed, onRequest }, async (request, reply) => {
    requireToken(config, request.headers.authorization);
    return reply.type(own.contentType).send(await Registry.merge([own, registry]).metrics());
  });
}

function requireToken(config: Config, authorization: string | undefined): void {
  if (config.metricsToken === null) {
    if (config.environment === 'production') throw new AppError('not_found', "Cette page n'existe pas.");
    return;
  }
  if (!equalInConstantTime(`Bearer ${config.metricsToken}`, authorization ?? ''))
    throw new AppError('unauthenticated', 'Jeton de mesure incorrect.');
}
