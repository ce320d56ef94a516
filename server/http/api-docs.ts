import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { product } from '#contract/product.ts';
import { filesOnly } from './static-files.ts';

const toGzip = promisify(gzip);
const home = '/api/docs';

/** OpenAPI, made from the same endpoint objects: /api/docs to read, /api/docs/json for machines. */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `API ${product.name}`, version: '1' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'declic_session' },
          operator: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  });
  await app.register(async (scope) => {
    filesOnly(scope);
    answerFromMemory(scope, {
      [`${home}/json`]: { type: 'application/json; charset=utf-8', make: () => JSON.stringify(app.swagger()) },
      [`${home}/yaml`]: { type: 'application/x-yaml; charset=utf-8', make: () => app.swagger({ yaml: true }) },
    });
    // So that a proxy hands all of it out again without asking.
    scope.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 200) reply.header('cache-control', 'public, max-age=60');
    });
    await scope.register(swaggerUi, { routePrefix: home, uiConfig: { validatorUrl: null } });
  });
}

interface Document {
  type: string;
  make(): string;
}

/** Makes each document once: it has 400 KB, and whoever asked for it again and again held up everybody. */
function answerFromMemory(scope: FastifyInstance, documents: Record<string, Document>): void {
  const kept = new Map<string, Promise<{ plain: Buffer; zipped: Buffer }>>();
  const keep = async (make: Document['make']) => {
    const plain = Buffer.from(make());
    return { plain, zipped: await toGzip(plain) };
  };
  scope.addHook('preHandler', async (request, reply) => {
    const path = request.routeOptions.url ?? '';
    const document = documents[path];
    if (!document) return;
    const made = kept.get(path) ?? keep(document.make);
    kept.set(path, made);
    const { plain, zipped } = await made;
    reply.type(document.type).header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain);
    return reply.header('content-encoding', 'gzip').send(zipped);
  });
}
