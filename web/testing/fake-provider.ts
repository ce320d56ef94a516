import { vi } from 'vitest';

// The payment provider's script in a component test: the element that would fetch it is answered by hand.

export const providerScript = 'http://provider.test/js/stripe.js';

/** What a browser does with the script tag: `load` after `window.Stripe` is there, or `error`. */
export function answerProviderScript(outcome: 'load' | 'error'): void {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes.find((node) => node instanceof HTMLScriptElement && node.src === providerScript);
    if (!script) return append(...nodes);
    if (outcome === 'load')
      vi.stubGlobal(
        'Stripe',
        Object.assign(() => stripe, { version: 'basil' }),
      );
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(outcome)));
  });
}

const stripe = { _registerWrapper: () => undefined };
