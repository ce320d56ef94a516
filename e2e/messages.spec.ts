import type { Locator, Page } from '@playwright/test';
import { drawAppChat } from './app-picture.ts';
import { drawChat, drawNoise, drawPhoto, drawSmudgedChat } from './chat-picture.ts';
import { expect, test } from './fixtures.ts';
import { createPro } from './members.ts';
import { expectNoOverflow, expectToast, haveRefusedCookies, pick } from './on-screen.ts';

// Messages IA: a Pro brings a conversation, and leaves with a reply.

test.beforeEach(async ({ page }) => haveRefusedCookies(page));

const file = (buffer: Buffer, name = 'capture.png', mimeType = 'image/png') => ({ name, mimeType, buffer });
const upload = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.getByLabel(/Ajoute ta capture d'écran|Ajouter/).setInputFiles(files);
const send = (page: Page) => page.getByRole('button', { name: 'Trouver mes 3 réponses' }).click();
const replies = (page: Page) => page.getByRole('region', { name: 'Réponses proposées' }).getByRole('listitem');
/** Reading a screenshot takes seconds, on a busy machine many. */
const expectReplies = (page: Page) => expect(replies(page)).toHaveCount(3, { timeout: 120_000 });
/** The one region that is there all the time, and tells screen readers how far the work is. */
const status = (page: Page) => page.getByRole('main').getByRole('status');
const lines = (page: Page) => page.getByRole('list', { name: 'Messages lus' }).getByRole('listitem');

test('a screenshot is read, put right, answered, and the reply is copied and kept', async ({
  page,
  context,
  canary,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await createPro(page);
  await page.goto('/dashboard');
  await expect(page.getByText("Rien n'en sort, rien n'est gardé.")).toBeVisible();
  const { bytes, truth } = await drawAppChat(canary);
  const count = truth.messages.length;
  await upload(page, file(bytes));
  await expect(page.getByRole('img', { name: 'Capture 1' })).toBeVisible();
  await expect(status(page)).toHaveText('');
  await send(page);
  await expect(status(page)).toHaveText('Lecture…');
  await expect(page.getByRole('list', { name: 'Avancement' })).toContainText('Lecture…Analyse…Rédaction…');

  await expectReplies(page);
  await expect(status(page)).toHaveText('Analyse terminée ! 3 réponses générées pour toi');
  for (const tone of ['Humoristique', 'Flirt', 'Original']) {
    await expect(replies(page).filter({ hasText: tone })).toContainText(/Confiance \d+\s%/);
  }
  await expect(page.getByText('Tu peux répondre')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Ta conversation avec ${truth.matchName}` })).toBeVisible();
  await expect(lines(page)).toHaveCount(count);
  await expect(lines(page).nth(count - 1)).toContainText(
    "Ton match : Moi j'ai adopté un chat, il dort sur mon clavier",
  );
  await expect(lines(page).nth(count - 2)).toContainText(canary.word);
  await expect(page.getByRole('meter', { name: "Captures d'écran" })).toHaveAttribute('aria-valuenow', '1');

  await test.step('one tap gives a message to the other side', async () => {
    await lines(page).first().getByRole('button', { name: "C'était l'autre" }).click();
    await expect(lines(page).first()).toContainText('Ton match : ');
    await expect(lines(page).first().getByRole('button', { name: "C'était moi" })).toBeFocused();
    await expectNoOverflow(page);
  });

  await test.step('a message is edited, another deleted, and the replies follow', async () => {
    await lines(page).nth(2).getByRole('button', { name: 'Modifier ou supprimer' }).click();
    await page.getByRole('menuitem', { name: 'Modifier' }).click();
    await page.getByLabel('Texte du message').fill('Trop bien, samedi je teste un restaurant coréen');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(lines(page).nth(2)).toContainText('restaurant coréen');
    await lines(page).nth(1).getByRole('button', { name: 'Modifier ou supprimer' }).click();
    await page.getByRole('menuitem', { name: 'Supprimer' }).click();
    await expect(lines(page)).toHaveCount(count - 1);
    await page.getByRole('button', { name: 'Réécrire avec mes corrections' }).click();
    await expect(page.getByText('Encore 4 réécritures comprises')).toBeVisible();
    await expect(lines(page)).toHaveCount(count - 1);
    await expect(lines(page).first()).toContainText('Ton match : ');
    // Corrections are included in the screenshot.
    await expect(page.getByRole('meter', { name: "Captures d'écran" })).toHaveAttribute('aria-valuenow', '1');
    await expect(page.getByRole('meter', { name: 'Conversations en texte' })).toHaveAttribute('aria-valuenow', '0');
  });

  await test.step('other replies come when asked for', async () => {
    const before = await replies(page).allTextContents();
    await page.getByRole('button', { name: 'Régénérer' }).click();
    await expect(page.getByText('Encore 3 réécritures comprises')).toBeVisible();
    const after = await replies(page).allTextContents();
    expect(after).toHaveLength(3);
    expect(after.filter((text) => before.includes(text))).toEqual([]);
  });

  await test.step('a reply is copied, with a check mark for two seconds', async () => {
    const whole = replies(page)
      .filter({ hasNot: page.locator('[data-blank=open]') })
      .first();
    const copy = whole.getByRole('button', { name: /^Copi/ });
    await copy.click();
    await expect(copy).toHaveText(/^Copié/);
    await expectToast(page, 'Copié !');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await expect(whole).toContainText(text);
    await expect(copy).toHaveText(/^Copier/);
  });

  await test.step('a favourite is kept without its conversation, and can be taken back', async () => {
    // A favourite is stored, so it must not quote the conversation; a question inside a blank is not stored.
    const card = replies(page)
      .filter({ hasNotText: canary.word })
      .filter({ hasNotText: /(?<!réponse[^\]«]* : )«/ })
      .first();
    await card.getByRole('button', { name: /^Plus d'actions/ }).click();
    const heart = card.getByRole('button', { name: /^Favoris/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expectReplies(page);
    await page.getByRole('button', { name: 'Nouvelle conversation' }).click();
    const kept = page.getByRole('region', { name: 'Tes réponses favorites' });
    await expect(kept.getByRole('listitem')).toHaveCount(1);
    await kept.getByRole('button', { name: /^Retirer/ }).click();
    await expect(kept).toBeHidden();
  });
});

test('words that were hard to read are marked until the user confirms or corrects them', { tag: '@ci' }, async ({
  page,
  browser,
  canary,
}) => {
  await createPro(page);
  await page.clock.install();
  await page.goto('/dashboard');
  await upload(page, file(await drawSmudgedChat(browser, canary)));
  await send(page);
  await expectReplies(page);
  const markIn = (line: Locator) => line.getByRole('button', { name: '(mot lu sans certitude)' });
  const warning = page.getByText('Certains mots sont difficiles à lire');
  const rewrite = page.getByRole('button', { name: 'Réécrire avec mes corrections' });
  await expect(warning).toBeVisible();

  await test.step('a word that is right after all is confirmed, with nothing to write anew', async () => {
    const line = lines(page).nth(0);
    await expect(markIn(line)).toHaveCount(1);
    const before = await line.getByRole('paragraph').textContent();
    await line.getByRole('button', { name: "C'est bien ça" }).click();
    await expect(markIn(line)).toHaveCount(0);
    expect(await line.getByRole('paragraph').textContent()).toBe(before?.replace(' (mot lu sans certitude)', ''));
    await expect(rewrite).toBeHidden();
  });

  const line = lines(page).nth(2);
  await test.step('touching a word opens its message with the word selected; leaving it changes nothing', async () => {
    await expect(line).toContainText(/On part .+ avec ma sœur/);
    await markIn(line).click();
    await expect(page.getByLabel('Texte du message')).toBeFocused();
    await page.keyboard.insertText('samedi');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(markIn(line)).toHaveCount(1);
    await expect(warning).toBeVisible();
  });

  await test.step('a word is corrected, and the replies can be written anew', async () => {
    await markIn(line).click();
    await expect(page.getByLabel('Texte du message')).toBeFocused();
    await page.keyboard.insertText('samedi');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(line).toContainText('Ton match : On part samedi avec ma sœur');
    await expect(line).toBeFocused();
    await expect(markIn(line)).toHaveCount(0);
    await expect(warning).toBeHidden();
    await expect(rewrite).toBeVisible();
  });

  await test.step('the rewrites that a screenshot includes are over after an hour, and the screen says so', async () => {
    await expect(page.getByText('Encore 5 réécritures comprises')).toBeVisible();
    await page.clock.fastForward('01:00:30');
    await expect(
      page.getByText('Réécrire ou changer une réponse compte maintenant comme une conversation en texte'),
    ).toBeVisible();
  });
});

test('nothing, a text file, a ninth picture and one that stays too heavy are refused before sending', {
  tag: '@ci',
}, async ({ page, browser, tolerate, canary }) => {
  tolerate(/status of 422/);
  await createPro(page);
  await page.goto('/dashboard');
  const pictures = page.getByRole('list', { name: 'Captures ajoutées' }).getByRole('img');
  await send(page);
  await expectToast(page, 'Conversation requise', 'Ajoute le texte de ta conversation ou importe un screenshot');
  await upload(page, file(Buffer.from('bonjour'), 'notes.txt', 'text/plain'));
  await expectToast(page, 'Erreur', "Merci d'uploader une image");
  const picture = await drawChat(browser, canary);
  await upload(page, ...Array.from({ length: 9 }, (_, index) => file(picture, `${index}.png`)));
  await expectToast(page, 'Limite atteinte', 'Tu peux envoyer 8 captures au maximum à la fois.');
  await expect(pictures).toHaveCount(8);
  await page.getByRole('button', { name: 'Retirer la capture 8' }).click();
  await expect(pictures).toHaveCount(7);

  await page.reload();
  // The server would look for letters in noise for a long time.
  const json = { code: 'unprocessable', message: 'On ne reconnaît pas de conversation sur cette image.' };
  await page.route('**/api/dm/optimize-screenshot', (route) => route.fulfill({ status: 422, json }));
  const sent = page.waitForRequest('**/api/dm/optimize-screenshot', { timeout: 60_000 });
  await upload(page, file(await drawNoise({ width: 900, height: 1000 })));
  await send(page);
  await sent;
  await page.getByRole('button', { name: 'Retirer la capture 1' }).click();
  await upload(page, file(await drawNoise({ width: 500, height: 6000 })));
  await send(page);
  await expectToast(page, 'Fichier trop volumineux', 'La taille maximale est de 1.5MB');
  await expect(page.getByRole('img', { name: 'Capture 1' })).toBeVisible();
});

test('a photo instead of a conversation is refused, and costs nothing', { tag: '@ci' }, async ({
  page,
  browser,
  tolerate,
  canary,
}) => {
  tolerate(/status of 422/);
  await createPro(page);
  await page.goto('/dashboard');
  await upload(page, file(await drawPhoto(browser, canary)));
  await send(page);
  const refusal = /On ne reconnaît pas de conversation sur cette image/;
  await expect(page.getByText(refusal).first()).toBeVisible();
  // The picture is still there, to be exchanged.
  await expect(page.getByRole('img', { name: 'Capture 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Trouver mes 3 réponses' })).toBeFocused();
  await expect(page.getByRole('meter', { name: "Captures d'écran" }).first()).toHaveAttribute('aria-valuenow', '0');
});

test('a pasted and a dropped screenshot are read as one, at the second try where the first had no connection', {
  tag: '@ci',
}, async ({ page, browser, tolerate, canary }) => {
  tolerate(/ERR_FAILED/);
  await createPro(page);
  await page.goto('/dashboard');
  await expect(page.getByText("Ajoute ta capture d'écran")).toBeVisible();
  const base64 = (await drawChat(browser, canary)).toString('base64');
  const transfer = await page.evaluateHandle((data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const given = new DataTransfer();
    given.items.add(new File([bytes], 'collee.png', { type: 'image/png' }));
    return given;
  }, base64);
  await page.evaluate(
    (given) => window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: given, cancelable: true })),
    transfer,
  );
  await expect(page.getByRole('img', { name: 'Capture 1' })).toBeVisible();
  await page.getByRole('list', { name: 'Captures ajoutées' }).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByRole('img', { name: 'Capture 2' })).toBeVisible();
  await page.route('**/api/dm/optimize-screenshot', (route) => route.abort());
  await send(page);
  await expectToast(page, 'Erreur', 'Connexion impossible.');
  await page.unroute('**/api/dm/optimize-screenshot');
  await send(page);
  await expectReplies(page);
  await expect(lines(page)).toHaveCount(5);
  await expect(page.getByRole('meter', { name: "Captures d'écran" })).toHaveAttribute('aria-valuenow', '1');
});

test('a conversation in text is answered by objective, intensity and whom one writes to', async ({
  page,
  tolerate,
  canary,
}) => {
  tolerate(/status of 429/);
  await createPro(page);
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Texte' }).click();
  await page
    .getByLabel('Le texte de ta conversation')
    .fill(`Elle : Tu fais quoi ce week-end ?\nMoi : Rando à ${canary.word}, et toi ?\nElle : Tu es dispo quand ?`);
  await page.getByText('Objectif : Continuer').click();
  await pick(page.getByRole('radio', { name: 'Date' }));
  await pick(page.getByRole('radio', { name: 'Joueur' }));
  await page.getByLabel('Tu écris').selectOption({ label: 'À une femme' });
  await send(page);
  await expectReplies(page);
  await expect(lines(page)).toHaveCount(3);
  await expect(page.getByRole('meter', { name: 'Conversations en texte' })).toHaveAttribute('aria-valuenow', '1');

  const before = await replies(page).allTextContents();
  const again = page.getByRole('button', { name: 'Régénérer' });
  await test.step('writing anew can be called off, and leaves the replies', async () => {
    await page.route('**/api/dm/optimize', () => undefined);
    await again.click();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(replies(page)).toHaveText(before);
    await expect(again).toBeVisible();
    await page.unroute('**/api/dm/optimize');
  });

  await test.step('a used-up month leaves the replies too, and does not tell a Pro to pay', async () => {
    const message = 'Tu as utilisé tes 100 messages optimisés du mois. Ça repart le 1er décembre 2026.';
    const json = { code: 'quota_exhausted', message, resetsAt: '2026-11-30T23:00:00.000Z' };
    await page.route('**/api/dm/optimize', (route) => route.fulfill({ status: 429, json }));
    await again.click();
    await expectToast(page, 'Limite atteinte', message);
    await expect(replies(page)).toHaveText(before);
    await expect(page.getByText(/Passe en Pro/)).toHaveCount(0);
    await page.unroute('**/api/dm/optimize');
    await again.click();
    await expect(page.getByRole('meter', { name: 'Conversations en texte' })).toHaveAttribute('aria-valuenow', '2');
    await expectReplies(page);
  });

  await test.step('a conversation that ended is left alone', async () => {
    await page.getByRole('button', { name: 'Nouvelle conversation' }).click();
    await page.getByRole('tab', { name: 'Texte' }).click();
    await page
      .getByLabel('Le texte de ta conversation')
      .fill(`Moi : On se voit à ${canary.word} ?\nElle : Non merci, je ne suis pas intéressée, ne m'écris plus stp`);
    await send(page);
    await expect(page.getByText('Mieux vaut en rester là')).toBeVisible();
    await expect(again).toBeHidden();
  });
});

test('a first run that is called off leaves the conversation, and can be taken up again', async ({ page, canary }) => {
  await createPro(page);
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Texte' }).click();
  await page.getByLabel('Le texte de ta conversation').fill(`Elle : ${canary.word} ? Tu es dispo quand ?`);
  // The answer begins, and never ends.
  await page.evaluate(() => {
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      if (!String(input).endsWith('/api/dm/optimize')) return await ask(input, init);
      const message = { from: 'match', kind: 'text', text: 'Tu es dispo quand ?', confidence: 1 };
      const transcript = { app: 'unknown', matchName: null, messages: [message], warnings: [] };
      const body = new ReadableStream({
        start(stream) {
          const told = `event: transcript\ndata: ${JSON.stringify({ transcript })}\n\n`;
          stream.enqueue(new TextEncoder().encode(told));
          init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
        },
      });
      window.fetch = ask;
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  });
  await send(page);
  await expect(lines(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expectReplies(page);
});
