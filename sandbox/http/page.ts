import { invalidRequest } from './errors.ts';

/** An answer outside the API: a page for people, or JSON for the control calls under /_sandbox. */
export interface Reply {
  status: number;
  type: 'application/json' | 'text/html' | 'text/javascript' | 'text/css' | 'application/pdf';
  body: string | Buffer;
  /** The address of a redirect. */
  location?: string;
}

/** Redirects after a form, so that reloading the next page does not send the form again. */
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

/** Answers a request outside the API; null passes it to the next site. */
export type Site = (visit: Visit) => Reply | null | Promise<Reply | null>;

/** Parses the JSON object of a control call; an empty body counts as an empty object. */
export function readJson(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Malformed JSON is reported below, like JSON that is no object.
  }
  throw invalidRequest('The body must be a JSON object.');
}
