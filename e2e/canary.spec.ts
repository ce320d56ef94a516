// @demand nothing-at-rest
import { filesWith, newCanary } from './canary.ts';
import { expect, test } from './fixtures.ts';
import { createPro } from './members.ts';
import { post } from './people.ts';

// Controls: what the server does keep has to be found, or the check of every other journey would prove nothing.

const dataFolder = () => process.env.E2E_DATA_FOLDER ?? '';
const traces = async (secrets: Buffer[]) => await filesWith(dataFolder(), secrets);

test('the canary is found in a kept reply and in a mail, and an overheard line in the database', {
  tag: '@ci',
}, async ({ page }) => {
  await createPro(page);
  const kept = newCanary();
  const content = `${kept.word}, alors, on y va quand ?`;
  expect(await traces(kept.told())).toEqual([]);
  await post(page, '/api/dm', { tone: 'flirt', content });
  await expect.poll(() => traces(kept.told())).toEqual([expect.stringMatching(/^database/)]);

  const overheard = newCanary();
  expect(overheard.told()).toEqual([]);
  overheard.overhear('http://localhost/api/dm/optimize', JSON.stringify({ conversation: `Elle : ok\n${content}` }));
  expect(await traces(overheard.told())).toEqual([expect.stringMatching(/^database/)]);

  const written = newCanary();
  const letter = {
    name: 'Camille',
    email: 'camille@exemple.fr',
    topic: 'question',
    message: `Une question : ${written.word} ?`,
  };
  await post(page, '/api/contact', letter);
  const folders = async () => (await traces(written.told())).map((file) => file.split('/')[0]);
  await expect.poll(folders).toContain('outbox');
});
