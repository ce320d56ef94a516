import { newCanary } from './canary.ts';
import { expect, test } from './fixtures.ts';
import { createMember, post } from './members.ts';

// The canary has to be seen where it would be kept.

test('is found in the database and in a mail', async ({ page, outbox }) => {
  await createMember(page, outbox, 'pro');
  const kept = newCanary(process.env.E2E_DATA_FOLDER ?? '');
  expect(await kept.traces()).toEqual([]);
  const content = `${kept.word}, alors ?`;
  await post(page, '/api/dm', { tone: 'flirt', content });
  await expect.poll(kept.traces).toEqual([expect.stringMatching(/^database/)]);
  const overheard = newCanary(process.env.E2E_DATA_FOLDER ?? '');
  expect(overheard.isTold()).toBe(false);
  overheard.overhear('http://localhost/api/dm/optimize', JSON.stringify({ conversation: `Elle : ok\n${content}` }));
  expect(await overheard.traces()).toEqual([expect.stringMatching(/^database/)]);

  const written = newCanary(process.env.E2E_DATA_FOLDER ?? '');
  const letter = {
    name: 'Camille',
    email: 'camille@exemple.fr',
    topic: 'question',
    message: `Une question : ${written.word} ?`,
  };
  await post(page, '/api/contact', letter);
  await expect.poll(async () => (await written.traces()).map((file) => file.split('/')[0])).toContain('outbox');
});
