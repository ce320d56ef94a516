import vm from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { stripeJs } from './stripe-js.ts';

// Runs the script in a fake window. @stripe/react-stripe-js accepts an object as Stripe if it has four functions; its
// embedded checkout calls createEmbeddedCheckoutPage, then mount, unmount and destroy.

type Listener = (message: { data: unknown; origin: string; source: unknown }) => void;

function openWindow() {
  const listeners = new Set<Listener>();
  const assign = vi.fn();
  const frame = { contentWindow: {}, style: { cssText: '', height: '' }, src: '', title: '', remove: vi.fn() };
  const element = { replaceChildren: vi.fn() };
  const window = {
    location: { assign },
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
  } as Record<string, unknown>;
  const document = {
    currentScript: { src: 'http://127.0.0.1:12111/js/stripe.js' },
    createElement: () => frame,
    querySelector: (selector: string) => (selector === '#checkout' ? element : null),
  };
  vm.runInNewContext(stripeJs, { window, document, URL, encodeURIComponent, Error });
  const tell = (data: object, origin = 'http://127.0.0.1:12111', source: unknown = frame.contentWindow) => {
    for (const listener of listeners) listener({ data: { source: 'sandbox-checkout', ...data }, origin, source });
  };
  const Stripe = window.Stripe as ((key: string) => Record<string, CallableFunction>) & { version: string };
  return { Stripe, frame, element, assign, listeners, tell };
}

const clientSecret = 'cs_test_1_secret_2';

describe('the stand-in for Stripe.js', () => {
  it('has every function that @stripe/stripe-js and @stripe/react-stripe-js check for', () => {
    const { Stripe } = openWindow();
    expect(Stripe.version).toBe('endive');
    const stripe = Stripe('pk_test_x');
    const asked = [
      'elements',
      'createToken',
      'createPaymentMethod',
      'confirmCardPayment',
      'createEmbeddedCheckoutPage',
    ];
    for (const name of asked) expect(stripe[name], name).toBeTypeOf('function');
    expect(() => Stripe('sk_test_x')).toThrow();
  });

  it('frames the checkout page, follows its height and navigates to the return address', async () => {
    const { Stripe, frame, element, assign, tell } = openWindow();
    const onComplete = vi.fn();
    const checkout = await Stripe('pk_test_x').createEmbeddedCheckoutPage?.({
      fetchClientSecret: async () => clientSecret,
      onComplete,
    });
    checkout.mount('#checkout');
    expect(element.replaceChildren).toHaveBeenCalledWith(frame);
    expect(frame.src).toBe(`http://127.0.0.1:12111/c/embed?client_secret=${clientSecret}`);
    tell({ event: 'height', height: 812 });
    expect(frame.style.height).toBe('812px');
    tell({ event: 'complete', returnUrl: 'http://localhost:3000/ok' });
    expect(onComplete).toHaveBeenCalledOnce();
    expect(assign).toHaveBeenCalledWith('http://localhost:3000/ok');
  });

  it('ignores messages of other windows, and stops listening once destroyed', async () => {
    const { Stripe, assign, listeners, tell, frame } = openWindow();
    const checkout = await Stripe('pk_test_x').createEmbeddedCheckoutPage?.({ clientSecret });
    const complete = { event: 'complete', returnUrl: 'http://evil.example' };
    tell(complete, 'http://evil.example');
    tell(complete, 'http://127.0.0.1:12111', {});
    expect(assign).not.toHaveBeenCalled();
    checkout.destroy();
    expect(frame.remove).toHaveBeenCalled();
    expect(listeners.size).toBe(0);
    expect(() => checkout.unmount()).toThrow(/destroyed/);
  });

  it('refuses a malformed client secret', async () => {
    const { Stripe } = openWindow();
    await expect(Stripe('pk_test_x').createEmbeddedCheckoutPage?.({ clientSecret: 'cs_1' })).rejects.toThrow(/secret/);
  });
});
