// @demand crowd
import { describe, expect, inject, it } from 'vitest';
import { requestCancellationLink } from '#contract/billing.ts';
import { storeEvents } from '../features/billing/converging/events.ts';
import { makeApp } from '../testing/make-app.ts';

const test = makeApp();
/** As many as the usual pool has, and some that wait for one. */
const holders = 25;

describe.runIf(inject('testSource').kind === 'postgres')(
  'while a crowd holds every usual connection to PostgreSQL',
  () => {
    it('the server is ready, a link to cancel is taken and an event of the provider is stored, though others wait', async () => {
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((done) => {
        letGo = done;
      });
      const crowd = Array.from({ length: holders }, () => test.deps.db.transaction(() => held));
      let isOtherAnswered = false;
      const other = test.deps.db.execute('select 1').then(() => {
        isOtherAnswered = true;
      });

      expect((await test.browser().send({ url: '/readyz' })).status).toBe(200);
      await test.browser().call(requestCancellationLink, { body: { email: 'lea@exemple.fr' } });
      const event = { id: 'evt_crowd', type: 'invoice.paid', objectId: null, customerId: 'cus_crowd' };
      await storeEvents(test.deps, [{ ...event, createdAt: test.clock.now() }]);
      expect(isOtherAnswered).toBe(false);

      letGo();
      await Promise.all([...crowd, other]);
    });
  },
);
