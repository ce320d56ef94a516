/** What the sandbox answers outside the API: pages for people and calls for those who steer it. */
export interface Reply {
  status: number;
  type: 'application/json' | 'text/html' | 'text/javascript' | 'text/css' | 'application/pdf';
  body: string | Buffer;
}

export function json(value: unknown, status = 200): Reply {
  return { status, type: 'application/json', body: JSON.stringify(value) };
}

export interface Visit {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

/** Null leaves the visit to the next one. */
export type Site = (visit: Visit) => Reply | null | Promise<Reply | null>;
