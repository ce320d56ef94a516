import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';

function described(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const refusal = { description: 'Refus', ...described(errorBody, 'output') };

/** Fastify's route schema, for the documentation only: parsing and checking are done with the contract itself. */
export function openApiSchemaOf(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    security: securityOf(endpoint),
    ...(endpoint.params && { params: described(endpoint.params, 'input') }),
    ...(endpoint.query && { querystring: described(endpoint.query, 'input') }),
    ...(endpoint.body && { body: described(endpoint.body, 'input') }),
    response: {
      200: { description: 'Réussite', ...described(endpoint.response, 'output') },
      '4xx': refusal,
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
