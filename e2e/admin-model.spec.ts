import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ModelServerDouble, says, startModelServer } from '../server/adapters/models/testing/model-server.ts';
import { expect, test } from './fixtures.ts';
import { enterAdmin, openAdminTab } from './operator.ts';
import { type RunningServer, startServer } from './server.ts';

// The operator switches a model on and off, on a server of its own: on the shared one the model would write for all journeys.

const replies = [
  ['humoristique', "L'accordéon, donc tu as tes entrées à tous les mariages ?"],
  ['flirt', "J'ai un faible pour les gens qui font danser les autres. Tu m'apprends ?"],
  ['original', 'Le morceau qui remplit la piste à coup sûr, c’est lequel ?'],
] as const;
const answer = JSON.stringify({
  reading: { signal: 'rien' },
  replies: replies.map(([tone, content]) => ({ tone, content, why: 'Tu rebondis sur sa musique.' })),
});

let server: RunningServer;
let model: ModelServerDouble;
test.beforeAll(async () => {
  model = await startModelServer();
  server = await startServer({ LOG_LEVEL: 'debug' });
});
test.afterAll(async () => {
  await server.stop();
  await model.close();
});

test('the operator tries a model, switches it on for visitors, and off again', { tag: '@ci' }, async ({ browser }) => {
  model.behave((response, asked) => {
    if (asked.path?.endsWith('/models'))
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: [{ id: 'petit-3b' }, { id: 'grand-70b' }] }));
    return says(answer)(response, asked);
  });
  const page = await browser.newPage({ baseURL: server.url });
  const key = 'sk-canari-de-modele';
  await enterAdmin(page, readFileSync(path.join(server.dataFolder, 'admin-password'), 'utf8').trim());
  await openAdminTab(page, 'Modèle');
  await expect(page.getByText("Aucun modèle n'est branché")).toBeVisible();
  await page.getByText('Autre adresse', { exact: true }).click();
  await page.getByLabel('Adresse', { exact: true }).fill(model.url);
  await page.getByLabel('Clé', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'Voir les modèles' }).click();
  await page.getByText('grand-70b').click();
  await expect(page.getByRole('textbox', { name: 'Modèle' })).toHaveValue('grand-70b');
  await page.getByRole('button', { name: 'Essayer' }).click();
  for (const [, content] of replies.slice(0, 2)) await expect(page.getByText(content)).toBeVisible();
  await page.getByRole('button', { name: 'Activer' }).click();
  await expect(page.getByText(/^grand-70b.* écrit les textes depuis/)).toBeVisible();
  expect(await page.content()).not.toContain(key);

  const visitor = await browser.newPage({ baseURL: server.url });
  await visitor.context().addCookies([{ name: 'consent', value: 'refused', url: server.url }]);
  await visitor.goto('/');
  await visitor.getByRole('textbox', { name: /^Essaie tout de suite/ }).fill("Je joue de l'accordéon dans un bal trad");
  await visitor.getByRole('button', { name: 'Trouver ma réponse' }).click();
  await expect(visitor.getByText(replies[0][1])).toBeVisible();
  expect(model.asked.at(-1)).toMatchObject({ authorization: `Bearer ${key}`, body: { model: 'grand-70b' } });

  await page.getByRole('button', { name: "Arrêter d'utiliser ce modèle" }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Arrêter/ })
    .click();
  await expect(page.getByText("Aucun modèle n'est branché")).toBeVisible();
  await page.context().close();
  await visitor.context().close();
});
