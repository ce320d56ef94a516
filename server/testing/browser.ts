import type { FastifyInstance, InjectOptions } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, ResponseOf, SentBodyOf } from '#contract/endpoint.ts';
import type { ErrorBody } from '#contract/errors.ts';

// A visitor's browser as the server sees it: same-origin requests, a cookie jar, an IP address.

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
}

type Input<E extends Endpoint> = (BodyOf<E> extends undefined ? { body?: undefined } : { body: SentBodyOf<E> }) &
  (ParamsOf<E> extends undefined ? { params?: undefined } : { params: ParamsOf<E> }) & {
    headers?: Record<string, string>;
  };

export interface Browser {
  cookies: Map<string, string>;
  /** Calls an endpoint and expects it to succeed. */
  call<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): Promise<ResponseOf<E>>;
  /** Calls an endpoint and expects it to be refused. */
  refused(
    endpoint: Endpoint,
    input?: { body?: unknown; params?: object; headers?: Record<string, string> },
  ): Promise<Answer<ErrorBody>>;
  /** Sends any request with the jar's cookies, and keeps the cookies of the answer. */
  send(options: InjectOptions): Promise<Answer<unknown> & { text: string }>;
}

type InputArgument<E extends Endpoint> =
  BodyOf<E> extends undefined
    ? ParamsOf<E> extends undefined
      ? [input?: Input<E>]
      : [input: Input<E>]
    : [input: Input<E>];

export function openBrowser(app: FastifyInstance, visitor: { address?: string; userAgent?: string } = {}): Browser {
  const cookies = new Map<string, string>();

  const send: Browser['send'] = async (options) => {
    const response = await app.inject({
      remoteAddress: visitor.address ?? '203.0.113.7',
      ...options,
      cookies: Object.fromEntries(cookies),
      headers: {
        'user-agent':
          visitor.userAgent ?? 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
        'sec-fetch-site': 'same-origin',
        ...options.headers,
      },
    });
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0 || (cookie.expires && cookie.expires.getTime() < Date.now())) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const body = isJson && response.body ? response.json() : undefined;
    return { status: response.statusCode, body, headers: response.headers, text: response.body };
  };

  const callEndpoint = async (
    endpoint: Endpoint,
    input: { body?: unknown; params?: object | undefined; headers?: Record<string, string> } = {},
  ) => {
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((input.params as Record<string, unknown> | undefined)?.[name])),
    );
    return await send({
      method: endpoint.method,
      url,
      ...(input.headers && { headers: input.headers }),
      ...(input.body !== undefined && { payload: input.body as object }),
    });
  };

  return {
    cookies,
    send,
    async call(endpoint, ...[input]) {
      const answer = await callEndpoint(endpoint, input);
      if (answer.status !== 200)
        throw new Error(
          `${endpoint.method} ${endpoint.path} answered ${answer.status}: ${JSON.stringify(answer.body)}`,
        );
      return answer.body as never;
    },
    async refused(endpoint, input) {
      const answer = await callEndpoint(endpoint, input);
      if (answer.status < 400) throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${answer.status}`);
      return answer as Answer<ErrorBody>;
    },
  };
}
