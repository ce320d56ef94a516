import { invalidRequest } from './errors.ts';

/** What the sandbox answers outside the API: pages for people and calls for those who steer it. */
export interface Reply {
  status: number;
  type: 'application/json' | 'text/html' | 'text/javascript' | 'text/css' | 'application/pdf';
  body: string | Buffer;
  /** Where to go on. */
  location?: string;
}

/** After a form: the next page is asked for, so that reloading it sends nothing again. */
export function seeOther(location: string): Reply {
  return { status: 303, type: 'text/html', body: '', location };
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

/** What steers the sandbox comes as a JSON object; nothing counts as an empty one. */
export function readJson(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Told below, with what is no object.
  }
  throw invalidRequest('The body must be a JSON object.');
}
