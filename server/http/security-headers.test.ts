import fastify from 'fastify';
import { expect, it } from 'vitest';
import { stripeBrowser } from '../adapters/payments/stripe-browser.ts';
import { loadConfig } from '../config.ts';
import { addSecurityHeaders } from './security-headers.ts';

it("lets Stripe's frame ask for Apple Pay and Google Pay", async () => {
  const app = fastify();
  const config = loadConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost:3000' }, '/nowhere');
  addSecurityHeaders(app, config, { devTools: false, payments: stripeBrowser('pk_test_x').origins });
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.stripe.com" "https://*.js.stripe.com")');
  expect(headers['content-security-policy']).toContain('frame-src https://js.stripe.com');
});
