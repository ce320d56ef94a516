import type Stripe from 'stripe';
import { operation, parameters } from '../http/operation.ts';
import { paginate } from '../http/pagination.ts';
import { newId, randomLetters } from '../ids.ts';
import { requireCustomer } from '../objects/customers.ts';
import { mergeMetadata } from '../objects/metadata.ts';
import type { PortalConfiguration, PortalSession } from '../objects/types.ts';
import { skeleton } from '../schema/skeleton.ts';
import { amend, emit, type World } from '../world.ts';

type Features = PortalConfiguration['features'];

const noFeatures: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: [], options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};

/** Given fields of a feature replace the current ones; an empty string empties a list. */
function mergeFeatures(current: Features, given: object | undefined): Features {
  const merged = structuredClone(current);
  for (const [name, wishes] of Object.entries(given ?? {})) {
    for (const [field, value] of Object.entries(wishes as Record<string, unknown>)) {
      const feature = merged[name];
      if (!feature) continue;
      const before = feature[field];
      const isHash = typeof value === 'object' && value !== null && !Array.isArray(value);
      feature[field] = value === '' ? [] : isHash ? { ...(before as object), ...value } : value;
    }
  }
  return merged;
}

type ConfigurationParams = Partial<Stripe.BillingPortal.ConfigurationCreateParams> & { active?: boolean };

function fieldsFrom(params: ConfigurationParams, current: PortalConfiguration): Partial<PortalConfiguration> {
  const profile = current.business_profile as Record<string, unknown>;
  const given = Object.entries(params.business_profile ?? {}).map(([field, value]) => [field, value || null]);
  return {
    active: params.active ?? current.active,
    business_profile: { ...profile, ...Object.fromEntries(given) },
    default_return_url:
      params.default_return_url === undefined ? current.default_return_url : params.default_return_url || null,
    features: mergeFeatures(current.features, params.features),
    metadata: mergeMetadata((current.metadata ?? {}) as Record<string, string>, params.metadata),
    name: params.name === undefined ? current.name : params.name || null,
  };
}

function createConfiguration(world: World, params: ConfigurationParams): PortalConfiguration {
  const id = newId('bpc');
  const now = world.clock.now();
  const blank = {
    ...skeleton('billing_portal.configuration'),
    id,
    object: 'billing_portal.configuration',
    active: true,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: noFeatures,
    is_default: world.store.all('billing_portal.configuration').length === 0,
    login_page: { enabled: false, url: null },
    metadata: {},
    updated: now,
  } as unknown as PortalConfiguration;
  return world.store.put('billing_portal.configuration', id, {
    ...blank,
    ...fieldsFrom(params, blank),
  } as PortalConfiguration);
}

function defaultConfiguration(world: World): PortalConfiguration {
  const found = world.store.all('billing_portal.configuration').find(({ is_default }) => is_default);
  return (
    found ??
    createConfiguration(world, {
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true },
      },
    })
  );
}

function createSession(world: World, params: Stripe.BillingPortal.SessionCreateParams): PortalSession {
  const customer = requireCustomer(world, params.customer);
  const configuration = params.configuration
    ? world.store.get('billing_portal.configuration', params.configuration, 'configuration')
    : defaultConfiguration(world);
  const flow = params.flow_data;
  if (flow?.subscription_cancel) world.store.get('subscription', flow.subscription_cancel.subscription, 'flow_data');
  const id = newId('bps');
  const after = flow?.after_completion;
  const session = {
    ...skeleton('billing_portal.session'),
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: world.clock.nowFor(customer),
    customer: customer.id,
    flow: flow
      ? {
          after_completion: {
            hosted_confirmation: after?.hosted_confirmation
              ? { custom_message: after.hosted_confirmation.custom_message ?? null }
              : null,
            redirect: after?.redirect ?? null,
            type: after?.type ?? 'portal_homepage',
          },
          customer_update: null,
          subscription_cancel: flow.subscription_cancel
            ? { retention: null, subscription: flow.subscription_cancel.subscription }
            : null,
          subscription_pause: flow.subscription_pause ?? null,
          subscription_update: flow.subscription_update ?? null,
          subscription_update_confirm: null,
          type: flow.type,
        }
      : null,
    locale: params.locale ?? null,
    return_url: params.return_url ?? configuration.default_return_url ?? null,
    url: `/p/session/${randomLetters(40)}_${id}`,
  } as unknown as PortalSession;
  world.store.put('billing_portal.session', id, session);
  emit(world, 'billing_portal.session.created', session);
  return session;
}

export const portalOperations = [
  operation<Stripe.BillingPortal.SessionCreateParams>('post /v1/billing_portal/sessions', ({ world, params }) =>
    createSession(world, params),
  ),
  operation<ConfigurationParams>('post /v1/billing_portal/configurations', ({ world, params }) =>
    createConfiguration(world, params),
  ),
  operation<Stripe.BillingPortal.ConfigurationListParams>(
    'get /v1/billing_portal/configurations',
    ({ world, params, path }) => {
      const kept = world.store
        .all('billing_portal.configuration')
        .filter(
          (one) =>
            (params.active ?? one.active) === one.active && (params.is_default ?? one.is_default) === one.is_default,
        );
      return paginate(kept, path, params);
    },
  ),
  operation(
    'get /v1/billing_portal/configurations/{id}',
    ({ world, id }) => world.store.get('billing_portal.configuration', id),
    parameters({}),
  ),
  operation<ConfigurationParams>('post /v1/billing_portal/configurations/{id}', ({ world, id, params }) => {
    const configuration = world.store.get('billing_portal.configuration', id);
    const changes = { ...fieldsFrom(params, configuration), updated: world.clock.now() };
    amend(world, 'billing_portal.configuration', configuration, changes);
    return configuration;
  }),
];
