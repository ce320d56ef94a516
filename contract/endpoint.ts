import type * as z from 'zod/mini';

// An endpoint is written once, here; the server's route() and the web's client are both made from it.

export type Access = 'public' | 'member' | 'pro' | 'affiliate' | 'admin';

/**
 * `read` and `write` are counted in each process; the others are counted in the database, so that they hold
 * across processes. The figures are in `server/http/limits.ts`.
 */
export type LimitName = 'read' | 'write' | 'login' | 'signup' | 'mailLink' | 'contact' | 'affiliateClick' | 'admin';

type Schema = z.ZodMiniType;
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> {
  method: Method;
  /** Fastify's form: `/api/account/sessions/:id`. */
  path: `/api/${string}`;
  access: Access;
  /** One line for the API documentation. */
  summary: string;
  limit?: LimitName;
  params?: Params;
  query?: Query;
  /** Absent: the call carries no body, and one that does is refused. */
  body?: Body;
  response: Response;
}

type Given<S> = S extends Schema ? (Schema extends S ? undefined : z.output<S>) : undefined;
type Sent<S> = S extends Schema ? (Schema extends S ? undefined : z.input<S>) : undefined;

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Given<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Given<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Given<B> : never;
export type SentBodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Sent<B> : never;
export type ResponseOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never;

export function endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}
