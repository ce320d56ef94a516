// The stand-in for js.stripe.com: as much of `window.Stripe` as the embedded checkout of @stripe/react-stripe-js uses.
// It frames the checkout page, follows its height, and navigates to the return address after payment. Everything else
// of Stripe.js throws.

export const stripeJsPath = '/js/stripe.js';

export const stripeJs = `'use strict';
(() => {
  const origin = new URL(document.currentScript.src).origin;

  async function createEmbeddedCheckoutPage(options) {
    const clientSecret = options.clientSecret ?? (await options.fetchClientSecret());
    if (typeof clientSecret !== 'string' || !clientSecret.includes('_secret_')) {
      throw new Error('createEmbeddedCheckoutPage: the client secret is missing or malformed.');
    }
    const frame = document.createElement('iframe');
    frame.src = origin + '/c/embed?client_secret=' + encodeURIComponent(clientSecret);
    frame.title = 'Paiement sécurisé';
    frame.allow = 'payment *';
    frame.style.cssText = 'width: 100%; min-height: 640px; border: 0; display: block; color-scheme: light;';
    let isDestroyed = false;

    function requireAlive() {
      if (isDestroyed) throw new Error('This Embedded Checkout instance has been destroyed.');
    }

    function listen({ data, origin: from, source }) {
      if (from !== origin || source !== frame.contentWindow || data?.source !== 'sandbox-checkout') return;
      if (data.event === 'height') frame.style.height = data.height + 'px';
      if (data.event !== 'complete') return;
      options.onComplete?.();
      if (data.returnUrl) window.location.assign(data.returnUrl);
    }
    window.addEventListener('message', listen);

    return {
      mount(target) {
        requireAlive();
        const element = typeof target === 'string' ? document.querySelector(target) : target;
        if (!element) throw new Error('mount: there is no such element.');
        element.replaceChildren(frame);
      },
      unmount() {
        requireAlive();
        frame.remove();
      },
      destroy() {
        requireAlive();
        isDestroyed = true;
        frame.remove();
        window.removeEventListener('message', listen);
      },
    };
  }

  const missing = (name) => () => {
    throw new Error(name + ' is not part of the sandbox: it has the embedded checkout only.');
  };

  function Stripe(key) {
    if (typeof key !== 'string' || !key.startsWith('pk_')) throw new Error('Please call Stripe() with your publishable key.');
    return {
      createEmbeddedCheckoutPage,
      elements: missing('elements'),
      createToken: missing('createToken'),
      createPaymentMethod: missing('createPaymentMethod'),
      confirmCardPayment: missing('confirmCardPayment'),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
`;
