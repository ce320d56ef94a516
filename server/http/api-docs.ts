import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { product } from '#contract/product.ts';
import { filesOnly } from './static-files.ts';

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
    await scope.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { validatorUrl: null } });
  });
}
