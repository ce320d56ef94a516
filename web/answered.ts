import type { Endpoint } from '#contract/endpoint.ts';

// Tells the page that a call was answered, by the pattern of its address: what was sent and answered stays out of it.

const eventName = 'declic:answered';

export function tellAnswered({ method, path }: Pick<Endpoint, 'method' | 'path'>): void {
  if (method === 'POST') window.dispatchEvent(new CustomEvent(eventName, { detail: path }));
}

export function onAnswered(listener: (path: string) => void): void {
  window.addEventListener(eventName, (event) => listener((event as CustomEvent<string>).detail));
}
