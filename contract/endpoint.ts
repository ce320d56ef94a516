import type * as z from 'zod/mini';

// The description of an endpoint. The server's route() and the web's client are both made from it, so a path is written once.

export type Access = 'public' | 'member' | 'pro' | 'affiliate' | 'admin';

/**
 * `read`, `write` and `words` are counted in each process; the others are counted in the database, so that they hold across
 * processes. How many calls each allows is in `server/http/limits.ts`.
 */
export type LimitName =
  | 'read'
  | 'write'
  | 'words'
  | 'login'
  | 'signup'
  | 'mailLink'
  | 'resetLink'
  | 'signInLink'
  | 'providerSignIn'
  | 'purchaseLink'
  | 'cancellationLink'
  | 'contact'
  | 'supportRequest'
  | 'affiliateClick'
  | 'admin'
  | 'assistant'
  | 'try'
  | 'checkout'
  | 'purchaseReturn'
  | 'export';

type Schema = z.ZodMiniType;
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Entry extends Access = Access,
> {
  method: Method;
  /** Fastify's form: `/api/account/sessions/:id`. */
  path: `/api/${string}`;
  access: Entry;
  /** One line for the API documentation. */
  summary: string;
  limit?: LimitName;
  /** Answered also while the server refuses other calls for want of time: what the law lets people do at any moment. */
  goesFirst?: true;
  /** Waits for the payment provider or for another site before it answers. */
  asksOutside?: true;
  params?: Params;
  query?: Query;
  /** Absent: a call with a body is refused. */
  body?: Body;
  /** The body may also be a form: files, and the fields beside them as text each, or all as JSON in the field `request`. */
  upload?: { maxFiles: number; maxBytes: number };
  /** For bodies that may be larger than the server's usual limit. */
  maxBodyBytes?: number;
  /** What the caller is told about a larger body, where the usual sentence does not say what to do. */
  bodyTooLarge?: string;
  response: Response;
  /**
   * With `Accept: text/event-stream` the call is answered as events: these during the work, then `done` with the answer or
   * `error` with an error body. A call that is refused before the work starts gets plain JSON with its status.
   */
  events?: Record<string, Schema>;
  /** Writes texts: a caller may bring the model of its browser, and is asked by an event beside these (browser-model.ts). */
  writes?: true;
}

type Given<S> = S extends Schema ? (Schema extends S ? undefined : z.output<S>) : undefined;
type Sent<S> = S extends Schema ? (Schema extends S ? undefined : z.input<S>) : undefined;

export type ParamsOf<E extends Endpoint> = Given<NonNullable<E['params']>>;
export type QueryOf<E extends Endpoint> = Given<NonNullable<E['query']>>;
export type BodyOf<E extends Endpoint> = Given<NonNullable<E['body']>>;
export type SentBodyOf<E extends Endpoint> = Sent<NonNullable<E['body']>>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

export function endpoint<
  Response extends Schema,
  Entry extends Access,
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
>(definition: Endpoint<Params, Query, Body, Response, Entry>): Endpoint<Params, Query, Body, Response, Entry> {
  return definition;
}
