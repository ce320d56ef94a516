import type { FastifyBaseLogger } from 'fastify';
import type { Access, BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts';
import type { Deps } from '../deps.ts';
import type { SignedInUser } from '../features/accounts/user.ts';

/** The call as a handler sees it beside its parsed input: where it comes from, cookies, uploads, events. */
export interface Call {
  address: string;
  userAgent: string;
  log: FastifyBaseLogger;
  readCookie(name: string): string | undefined;
  /** Of this host alone, and unseen by scripts. */
  writeCookie(name: string, value: string, options: { maxAgeSeconds: number }): void;
  openSession(token: string): void;
  closeSession(): void;
  /** The token of the session cookie, live or not. */
  sessionToken: string | undefined;
  /** What was uploaded, where the endpoint takes files. */
  files: Uint8Array[];
  /** Aborts when the client disconnects before it has its answer. */
  signal: AbortSignal;
  /** Sends one of the endpoint's events to a client that asked for them, and says whether it did. */
  tell(event: string, data: unknown): boolean;
}

interface Caller {
  user: SignedInUser;
  sessionId: string;
}

/** Who the caller is, by the endpoint's access: nobody for the operator, who has no account; perhaps nobody if public. */
type CallerFor<A extends Access> = A extends 'public'
  ? { caller: Caller | null }
  : A extends 'admin'
    ? { caller: null }
    : { caller: Caller };

export type RouteContext<E extends Endpoint> = CallerFor<E['access']> & {
  deps: Deps;
  call: Call;
  body: BodyOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
};

export interface Route {
  endpoint: Endpoint;
  handle(context: RouteContext<Endpoint>): Promise<unknown>;
}

/** An answer that is a file, made as the client takes it. */
export class StreamedFile {
  readonly type: string;
  readonly fileName: string;
  readonly parts: AsyncIterable<string>;

  constructor(file: { type: string; fileName: string; parts: AsyncIterable<string> }) {
    this.type = file.type;
    this.fileName = file.fileName;
    this.parts = file.parts;
  }
}

/** Binds an endpoint of the contract to its handler. `registerRoutes` does access, CSRF, parsing, limits and answers. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (context: RouteContext<E>) => Promise<ResponseOf<E>>,
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

/** Like `route`, for an endpoint whose answer is a file instead of JSON. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  handle: (context: RouteContext<E>) => Promise<StreamedFile>,
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}
