import { expect, it } from 'vitest';
import { trackingPath } from '#contract/audience.ts';
import { siteEvent } from '../../db/schema.ts';
import { makeApp } from '../../testing/make-app.ts';

const test = makeApp({ localLimits: true });
const view = { sessionId: 'tab_12345678', eventType: 'page_view', pagePath: '/' };

it('ignores the requests of an address beyond 300 in a minute, and answers 204 all the same', async () => {
  const visitor = test.browser({ address: '203.0.113.40' });
  for (let n = 0; n < 310; n++) {
    const { status } = await visitor.send({ method: 'POST', url: trackingPath, payload: view });
    expect(status).toBe(204);
  }
  expect(await test.deps.db.$count(siteEvent)).toBe(300);
});
