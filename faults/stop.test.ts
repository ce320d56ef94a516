// @demand stopping
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackClick } from '#contract/affiliates.ts';
import { recordFigures } from '../scripts/proof/figures.mjs';
import { holdCall } from '../server/testing/held-call.ts';
import { findFreePort, makeWorkplace, type Workplace } from '../server/testing/start-server.ts';

// A server that is told to stop while requests keep coming. Whatever it has begun with, it answers.

const stops = 5;
const callers = 40;
const answeredBeforeStop = 200;
let place: Workplace;

beforeAll(async () => {
  place = await makeWorkplace({ databaseUrl: null, isBuilt: true });
}, 300_000);
afterAll(() => place?.remove());

describe('a server that is told to stop under load', () => {
  it('answers every request that it has begun with, and ends with 0', async () => {
    let answered = 0;
    for (let stop = 0; stop < stops; stop++) {
      const port = await findFreePort();
      const url = `http://127.0.0.1:${port}${trackClick.path}`;
      const server = place.start({ PORT: port, TRUSTED_PROXIES: '1' });
      await server.ready();
      const statuses: (number | string)[] = [];
      let isOver = false;
      const visit = async () => {
        while (!isOver) {
          const call = holdCall(url, { slug: 'personne' }, false);
          const hasBegun = await call.received.then(
            () => true,
            () => false,
          );
          if (!hasBegun) continue;
          call.finish();
          statuses.push(await call.answer.then(({ status }) => status, String));
        }
      };
      const visits = Array.from({ length: callers }, visit);
      while (statuses.length < answeredBeforeStop) await new Promise((later) => setTimeout(later, 10));
      server.child.kill('SIGTERM');
      expect(await server.ended, server.output()).toBe(0);
      isOver = true;
      await Promise.all(visits);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      answered += statuses.length;
    }
    recordFigures('faults-stop', [
      {
        name: 'SIGTERM under load',
        value: `${stops} times, ${answered} of ${answered} begun requests answered`,
        isMet: true,
      },
    ]);
  });
});
