import type { Endpoint } from '#contract/endpoint.ts';

// Tells the page that a call was answered, by the pattern of its address: what was sent and answered stays out of it. A listener
// that fails does not fail the call.

const answers = new EventTarget();
const eventName = 'answered';

export function tellAnswered({ method, path }: Pick<Endpoint, 'method' | 'path'>): void {
  if (method === 'POST') answers.dispatchEvent(new CustomEvent(eventName, { detail: path }));
}

export function onAnswered(listener: (path: string) => void): void {
  answers.addEventListener(eventName, (event) => listener((event as CustomEvent<string>).detail));
}
