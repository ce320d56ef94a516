import type Stripe from 'stripe';
import { invalidRequest } from '../http/errors.ts';
import { operation, parameters } from '../http/operation.ts';
import { isWithin, paginate } from '../http/pagination.ts';
import { newId, randomLetters } from '../ids.ts';
import { mergeMetadata } from '../objects/metadata.ts';
import type { StripeEvent, WebhookEndpoint } from '../objects/types.ts';
import { skeleton } from '../schema/skeleton.ts';
import { amend, type World } from '../world.ts';

function requireAddress(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw invalidRequest('Invalid URL: An explicit scheme (such as https) must be provided.', {
    code: 'url_invalid',
    param: 'url',
  });
}

function createEndpoint(world: World, params: Stripe.WebhookEndpointCreateParams): WebhookEndpoint {
  const id = newId('we');
  const secret = `whsec_${randomLetters(32)}`;
  const endpoint = {
    ...skeleton('webhook_endpoint'),
    id,
    object: 'webhook_endpoint',
    api_version: params.api_version ?? null,
    created: world.clock.now(),
    description: params.description || null,
    enabled_events: params.enabled_events,
    metadata: mergeMetadata({}, params.metadata),
    status: 'enabled',
    url: requireAddress(params.url),
  } as unknown as WebhookEndpoint;
  world.store.put('webhook_endpoint', id, endpoint);
  world.store.put('endpoint-secret', id, { secret });
  // The answer to this call is the only one that contains the secret.
  return { ...endpoint, secret };
}

export function wants(endpoint: WebhookEndpoint, type: string): boolean {
  if (endpoint.status !== 'enabled') return false;
  return endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(type);
}

function matchesType(event: StripeEvent, params: Stripe.EventListParams): boolean {
  if (params.types) return params.types.includes(event.type);
  if (!params.type) return true;
  // `invoice.*` matches every type with that prefix.
  return params.type.endsWith('*') ? event.type.startsWith(params.type.slice(0, -1)) : event.type === params.type;
}

export const webhookOperations = [
  operation<Stripe.WebhookEndpointCreateParams>('post /v1/webhook_endpoints', ({ world, params }) =>
    createEndpoint(world, params),
  ),
  operation<Stripe.WebhookEndpointListParams>('get /v1/webhook_endpoints', ({ world, params, path }) =>
    paginate(world.store.all('webhook_endpoint'), path, params),
  ),
  operation(
    'get /v1/webhook_endpoints/{id}',
    ({ world, id }) => world.store.get('webhook_endpoint', id),
    parameters({}),
  ),
  operation<Stripe.WebhookEndpointUpdateParams>(
    'post /v1/webhook_endpoints/{id}',
    ({ world, id, params }) => {
      const endpoint = world.store.get('webhook_endpoint', id);
      const { enabled_events = endpoint.enabled_events, url = endpoint.url, disabled } = params;
      const status = disabled === undefined ? endpoint.status : disabled ? 'disabled' : 'enabled';
      amend(world, 'webhook_endpoint', endpoint, { enabled_events, url: requireAddress(url), status });
      return endpoint;
    },
    parameters({
      enabled_events: 'strings',
      url: 'string',
      disabled: 'boolean',
      description: 'string',
      metadata: 'metadata',
    }),
  ),
  operation('delete /v1/webhook_endpoints/{id}', ({ world, id }) => {
    world.store.get('webhook_endpoint', id);
    world.store.remove('webhook_endpoint', id);
    world.store.remove('endpoint-secret', id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
  operation('get /v1/events/{id}', ({ world, id }) => world.store.get('event', id)),
  operation<Stripe.EventListParams>('get /v1/events', ({ world, params, path }) => {
    const kept = world.store
      .all('event')
      .filter(
        (event) =>
          matchesType(event, params) &&
          isWithin(event.created, params.created) &&
          (params.delivery_success === undefined || params.delivery_success === (event.pending_webhooks === 0)),
      );
    return paginate(kept, path, params);
  }),
];
