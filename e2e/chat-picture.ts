import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Canary } from './canary.ts';

// Screenshots as a phone takes them, drawn by the browser of the tests.

interface Said {
  from: 'moi' | 'match';
  text: string;
}

/** `place`, where the user wants to hike, is the canary. */
const talkAbout = (place: string): Said[] => [
  { from: 'match', text: 'Coucou, tu fais quoi ce week-end ?' },
  { from: 'moi', text: `Dimanche je pars en rando à ${place}, et toi ?` },
  { from: 'match', text: 'Trop bien, samedi je teste un nouveau restaurant' },
  { from: 'moi', text: 'Ah oui, lequel ?' },
  { from: 'match', text: 'Un petit bistrot dans mon quartier. Tu es dispo quand ?' },
];

/** A conversation with the canary in it. */
export async function drawChat(browser: Browser, canary: Canary): Promise<Buffer> {
  return canary.remember(await drawTalk(browser, talkAbout(canary.word)));
}

/** In its first and third message a word is struck through, which nobody reads with certainty. */
export async function drawSmudgedChat(browser: Browser, canary: Canary): Promise<Buffer> {
  const smudged = { from: 'match', text: 'On part <s>samedi</s> avec ma sœur' } as const;
  const messages = talkAbout(canary.word).map((said, index) => (index === 0 || index === 2 ? smudged : said));
  return canary.remember(await drawTalk(browser, messages));
}

async function drawTalk(browser: Browser, messages: Said[], name = 'Camille'): Promise<Buffer> {
  const bubbles = messages.map(({ from, text }) => `<p class="${from}">${text}</p>`).join('');
  return await draw(
    browser,
    `<style>
      body { margin: 0; background: #fff; font: 17px/1.35 'DejaVu Sans', sans-serif; }
      header { padding: 52px 0 14px; text-align: center; border-bottom: 1px solid #ddd; font-weight: 600; }
      main { display: grid; gap: 10px; padding: 18px 14px; }
      p { margin: 0; padding: 10px 15px; border-radius: 20px; max-width: 68%; width: fit-content; }
      .match { background: #e9e9eb; color: #000; }
      .moi { background: #0a7cff; color: #fff; justify-self: end; }
      s { text-decoration: line-through 3px; }
    </style><header>${name}</header><main>${bubbles}</main>`,
  );
}

/** A picture of anything but a conversation. */
export async function drawPhoto(browser: Browser, canary: Canary): Promise<Buffer> {
  const photo = await draw(
    browser,
    '<style>body { margin: 0; height: 844px; background: radial-gradient(circle at 40% 30%, #fc8, #36a 60%, #124); }</style>',
  );
  return canary.remember(photo);
}

/** A picture that no encoding makes small at its full size. */
export async function drawNoise(size: { width: number; height: number }): Promise<Buffer> {
  // Most of it black or white: a JPEG of it weighs a third more than one of greys.
  const noise = { type: 'gaussian', mean: 128, sigma: 250 } as const;
  return await sharp({ create: { ...size, channels: 3, background: 'grey', noise } })
    .png()
    .toBuffer();
}

async function draw(browser: Browser, html: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><html lang="fr">${html}</html>`);
  const picture = await capture(page);
  await context.close();
  return picture;
}

/** A busy headless shell now and then answers «Unable to capture screenshot», and succeeds when asked again. */
async function capture(page: Page, attemptsLeft = 3): Promise<Buffer> {
  try {
    return await page.screenshot();
  } catch (error) {
    if (attemptsLeft === 0) throw error;
    return await capture(page, attemptsLeft - 1);
  }
}
