import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../e2e/chromium.ts';
import { type RunningServer, startServer } from '../e2e/server.ts';
import { median } from './statistics/median.ts';
import { askByPasting, pastedMessage } from './walks/ask-by-pasting.ts';
import { Phone } from './walks/phone.ts';

// How many taps and seconds lie between the landing page and the first reply, on a phone and with a warm server: by the
// try-out, and by the way that was the only one before it (onboarding, free account, free space). Filling in a field is one tap;
// the seconds are the machine's, without anyone's reading and typing.

const runs = 5;
const targets = { taps: 4, seconds: 10 };

interface Walk {
  taps: number;
  seconds: number;
}

async function bySample(phone: Phone): Promise<void> {
  await phone.tap(phone.page.getByRole('button', { name: /^Léa/ }));
  await phone.page.getByRole('region', { name: 'Ton essai' }).getByRole('listitem').first().waitFor();
}

async function byAccount(phone: Phone): Promise<void> {
  const { page } = phone;
  await phone.link('Commencer gratuitement');
  await phone.button('Je préfère ne pas dire');
  await phone.button('Continuer');
  await phone.tap(page.getByText('Tinder', { exact: true }));
  await phone.button('Continuer');
  await phone.button('Continuer');
  await phone.tap(page.getByText('On ne me répond pas'));
  await phone.button('Continuer');
  await phone.button('On y va');
  await phone.link('Voir les offres');
  await phone.link('Continuer gratuitement');
  const email = `camille.${Date.now()}@exemple.fr`;
  await phone.fill(page.getByLabel('Prénom'), 'Camille');
  await phone.fill(page.getByLabel('E-mail'), email);
  await phone.fill(page.getByLabel('Mot de passe', { exact: true }), `velo-orange-${Date.now()}`);
  for (const box of ["J'ai 18 ans ou plus", "J'accepte les conditions générales"])
    await phone.tap(page.getByRole('checkbox', { name: box }));
  await phone.button('Créer mon compte');
  await phone.fill(page.getByLabel('Ou le texte de ta conversation'), pastedMessage);
  await phone.button('Générer mes réponses');
  await page.getByRole('region', { name: 'Réponses proposées' }).getByRole('listitem').first().waitFor();
}

async function walk(browser: Browser, url: string, way: (phone: Phone) => Promise<void>): Promise<Walk> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': `10.20.30.${Math.floor(Math.random() * 250)}` },
  });
  const page = await context.newPage();
  const startedAt = performance.now();
  await page.goto(url);
  await page.locator('html[data-hydrated=true]').waitFor();
  const phone = new Phone(page);
  await way(phone);
  const seconds = (performance.now() - startedAt) / 1000;
  await context.close();
  return { taps: phone.taps, seconds };
}

async function measure(
  browser: Browser,
  { url }: RunningServer,
  name: string,
  way: (phone: Phone) => Promise<void>,
): Promise<Walk> {
  const walks: Walk[] = [];
  for (let run = 0; run <= runs; run++) walks.push(await walk(browser, url, way));
  // The first walk warms the server.
  const [{ taps } = { taps: 0 }, ...warm] = walks;
  const seconds = median(warm.map((one) => one.seconds));
  process.stdout.write(`First reply, ${name}: ${taps} taps, ${seconds.toFixed(1)} s (median of ${runs})\n`);
  return { taps, seconds };
}

const server = await startServer({ TRY_PER_DAY: '1000', TRY_PER_DEVICE: '100' });
const browser = await chromium.launch(chromiumLaunch);
try {
  const tried = await measure(browser, server, 'a pasted message', askByPasting);
  await measure(browser, server, 'a sample chat', bySample);
  await measure(browser, server, 'by onboarding and a free account, as before', byAccount);
  process.stdout.write(`Targets for a pasted message: ${targets.taps} taps, ${targets.seconds} s\n`);
  process.exitCode = tried.taps <= targets.taps && tried.seconds <= targets.seconds ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
