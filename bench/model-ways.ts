import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromiumLaunch } from '../e2e/chromium.ts';
import { startServer } from '../e2e/server.ts';
import { type ModelServerDouble, says, startModelServer } from '../server/adapters/models/testing/model-server.ts';
import { installLanguageModel } from '../web/testing/stand-in-language-model.ts';
import { askByPasting } from './walks/ask-by-pasting.ts';
import { Phone } from './walks/phone.ts';
import { startInTerminal } from './walks/start-in-terminal.ts';

// How many taps and seconds lie between the start of the server and a model's first reply on the landing page, by each of the three
// ways that need no setting. The models are stand-ins that answer at once, so the seconds are the product's own.

const ollamaPort = 11434;
const written = 'Un chat sur le clavier, donc tes collègues reçoivent ses comptes rendus ?';
const answer = JSON.stringify({
  reading: { signal: 'rien', message: '', pourquoi: '' },
  replies: [written, 'Il accepte les visites, ton chat ?', 'Sa plus longue phrase tapée, c’était quoi ?'].map(
    (content, at) => ({
      tone: ['humoristique', 'flirt', 'original'][at],
      content,
      why: 'Tu rebondis sur son chat.',
    }),
  ),
});

const answerLikeOllama = (double: ModelServerDouble) =>
  double.behave((response, asked) => {
    if (asked.path === '/api/tags')
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ models: [{ name: 'mistral-small' }] }));
    return says(answer)(response, asked);
  });

interface Site {
  url: string;
  dataFolder: string;
  stop(): Promise<void>;
}

async function byBrowser(browser: Browser): Promise<[Site, number]> {
  const site = await startServer();
  const phone = await visit(browser, site.url, async (context) => {
    // The bundler's helper, which the source of the function calls.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(installLanguageModel, { answers: [answer] });
  });
  return [site, await tapsToReply(phone, 0)];
}

async function byTab(browser: Browser, model: ModelServerDouble): Promise<[Site, number]> {
  const site = await startServer();
  const operator = await visit(browser, `${site.url}/admin`);
  const { page } = operator;
  const password = readFileSync(path.join(site.dataFolder, 'admin-password'), 'utf8').trim();
  await operator.fill(page.getByLabel('Mot de passe', { exact: true }), password);
  await operator.button('Accéder');
  await operator.tap(page.getByRole('tab', { name: /^Modèle/ }));
  await operator.tap(page.getByText('Autre adresse', { exact: true }));
  await operator.fill(page.getByLabel('Adresse', { exact: true }), model.url);
  await operator.fill(page.getByLabel('Clé', { exact: true }), 'sk-essai');
  await operator.fill(page.getByRole('textbox', { name: 'Modèle' }), 'mistral-small');
  await operator.button('Activer');
  await operator.button('Activer quand même');
  await page.getByText(/^mistral-small.* écrit les textes depuis/).waitFor();
  return [site, await tapsToReply(await visit(browser, site.url), operator.taps)];
}

async function byKey(browser: Browser): Promise<[Site, number]> {
  const site = await startInTerminal({ question: '[o/N]', key: 'o', answered: 'écrit à partir de maintenant' });
  return [site, await tapsToReply(await visit(browser, site.url), 1)];
}

async function visit(
  browser: Browser,
  url: string,
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<Phone> {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1280, height: 900 } });
  await prepare(context);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-hydrated=true]').waitFor();
  return new Phone(page);
}

async function tapsToReply(phone: Phone, before: number): Promise<number> {
  await askByPasting(phone);
  await phone.page.getByText(written).waitFor();
  return before + phone.taps;
}

async function report(name: string, walk: () => Promise<[Site, number]>): Promise<void> {
  const startedAt = performance.now();
  const [site, taps] = await walk();
  const seconds = (performance.now() - startedAt) / 1000;
  await site.stop();
  process.stdout.write(
    `A model's first reply, ${name}: ${taps} taps, ${seconds.toFixed(1)} s from the start of the server\n`,
  );
}

const browser = await chromium.launch(chromiumLaunch);
const model = await startModelServer();
answerLikeOllama(model);
const ollama = await startModelServer(ollamaPort);
answerLikeOllama(ollama);
try {
  await report('by the browser’s own model', () => byBrowser(browser));
  await report('by the operator’s tab, with an address and a key', () => byTab(browser, model));
  await report('by one key where Ollama runs', () => byKey(browser));
} finally {
  await browser.close();
  await model.close();
  await ollama.close();
}
