import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';

/** Fastify's route schema, for the documentation only: parsing and checking are done with the contract itself. */
export function openApiSchemaOf(endpoint: Endpoint) {
  const described = (schema: z.ZodMiniType | undefined, io: 'input' | 'output') =>
    schema && withoutDialect(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  return {
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    security: securityOf(endpoint),
    ...(endpoint.params && { params: described(endpoint.params, 'input') }),
    ...(endpoint.query && { querystring: described(endpoint.query, 'input') }),
    ...(endpoint.body && { body: described(endpoint.body, 'input') }),
    response: {
      200: { description: 'Réussite', ...described(endpoint.response, 'output') },
      '4xx': { description: 'Refus', ...described(errorBody, 'output') },
    },
  };
}

function securityOf(endpoint: Endpoint) {
  if (endpoint.access === 'public') return [];
  return endpoint.access === 'admin' ? [{ operator: [] }] : [{ session: [] }];
}

function tagOf(path: string): string {
  return path.split('/')[2] ?? 'api';
}

function withoutDialect(schema: object): object {
  const { $schema: _, ...rest } = schema as { $schema?: string };
  return rest;
}
