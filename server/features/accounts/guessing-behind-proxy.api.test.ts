// @demand guessing
import { describe, expect, it } from 'vitest';
import { login } from '#contract/accounts.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp({ environment: { TRUSTED_PROXIES: '1' } });

describe('behind one proxy that the operator trusts', () => {
  const attempt = async (forwardedFor: string) =>
    await test.browser({ address: '10.0.0.1' }).send({
      method: 'POST',
      url: login.path,
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { email: 'lea@exemple.fr', password: '123' },
    });

  it('gives each address that the proxy reports fifty attempts', async () => {
    const first = await Promise.all(Array.from({ length: 52 }, () => attempt('203.0.113.5')));
    expect(first.filter(({ status }) => status === 400)).toHaveLength(50);
    expect((await attempt('203.0.113.6')).status).toBe(400);
  });

  it('ignores addresses that a visitor put before the one that the proxy added', async () => {
    const answers = await Promise.all(
      Array.from({ length: 52 }, (_, index) => attempt(`198.51.100.${index}, 203.0.113.5`)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(50);
  });
});
