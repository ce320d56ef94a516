/// <reference lib="dom" />
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumCandidates } from './setup/find-chromium.mjs';

// Draws the emoji that people use in chats, small, for the reader to compare pixels with: engine/read/emoji/atlas.ts,
// and the pictures that its tests name. Run by hand when the list or the font changes, then `npm run format`; what it
// writes is committed.

const side = 14;
const drawnAt = 128;

const faces = `😀 😃 😄 😁 😆 😅 🤣 😂 🙂 🙃 🫠 😉 😊 😇 🥰 😍 🤩 😘 😗 ☺️ 😚 😙 🥲 😋 😛 😜 🤪 😝 🤑 🤗 🤭 🫢 🫣 🤫 🤔 🫡 🤐 🤨 😐 😑 😶
  😏 😒 🙄 😬 🤥 😌 😔 😪 🤤 😴 😷 🤒 🤕 🤢 🤮 🥵 🥶 🥴 😵 🤯 🤠 🥳 🥸 😎 🤓 🧐 😕 😟 🙁 ☹️ 😮 😯 😲 😳 🥺 🥹 😦 😧 😨 😰 😥 😢 😭
  😱 😖 😣 😞 😓 😩 😫 🥱 😤 😡 😠 🤬 😈 👿 💀 💩 🤡 👻 👽 🤖 😺 😸 😹 😻 😼 😽 🙀 😿 🙈 🙉 🙊`;
const hearts = '❤️ 🧡 💛 💚 💙 🩵 💜 🤎 🖤 🤍 🩷 💔 ❣️ 💕 💞 💓 💗 💖 💘 💝 ❤️‍🔥 ❤️‍🩹 💟 💌 💋 💯 💢 💥 💫 💦 💨 💬 💤 💭';
const hands = '👋 🤚 ✋ 👌 🤌 🤏 ✌️ 🤞 🫰 🤟 🤘 🤙 👈 👉 👆 🖕 👇 ☝️ 👍 👎 ✊ 👊 👏 🙌 🫶 👐 🤝 🙏 ✍️ 💅 🤳 💪';
const people =
  '👀 👁️ 👅 👄 🫦 👂 👃 🧠 👶 👦 👧 👩 👨 👵 👴 🙅‍♀️ 🙆‍♀️ 💁‍♀️ 🙋‍♀️ 🙋‍♂️ 🤦‍♀️ 🤦‍♂️ 🤷‍♀️ 🤷‍♂️ 🤦 🤷 💃 🕺 🏃 🚶 👯‍♀️ 👫 💏 💑 👸 🤴 🦸 🧙 🧚 🧜‍♀️ 🎅';
const animals = `🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🐦 🐥 🦆 🦉 🐺 🐴 🦄 🐝 🦋 🐌 🐞 🐢 🐍 🐙 🦀 🐠 🐬 🐳 🦈 🐘 🦒 🐕 🐈 🐓 🐇
  🐾 🌵 🎄 🌲 🌴 🌱 🌿 🍀 🍁 🍂 💐 🌷 🌹 🥀 🌺 🌸 🌼 🌻`;
const sky = '🌞 🌝 🌚 🌙 ⭐ 🌟 ✨ ⚡ 🔥 🌈 ☀️ ⛅ ☁️ 🌧️ ⛈️ ❄️ ⛄ 🌊 💧 ☔ 🌍';
const food = `🍏 🍎 🍐 🍊 🍋 🍌 🍉 🍇 🍓 🫐 🍒 🍑 🥭 🍍 🥥 🥝 🍅 🍆 🥑 🥕 🌽 🌶️ 🥐 🥖 🧀 🥚 🍳 🥞 🥓 🥩 🍗 🌭 🍔 🍟 🍕 🥪 🌮 🌯 🥗 🍝 🍜
  🍣 🍱 🍦 🍨 🍩 🍪 🎂 🍰 🧁 🍫 🍬 🍭 🍿 🍯 🍼 ☕ 🍵 🧃 🥤 🧋 🍶 🍺 🍻 🥂 🍷 🥃 🍸 🍹 🍾 🍽️`;
const leisure = `⚽ 🏀 🏈 🎾 🏐 🎱 🏓 🏸 🥊 ⛳ 🎣 🎿 🏂 🧘 🏄 🏊 🚴 🧗 🏆 🥇 🎮 🎲 🎯 🎳 🎸 🎹 🎻 🥁 🎤 🎧 🎬 🎨 🎭 🎉 🎊
  🎈 🎁 🎀 🪩 📚 📖`;
const travel = '🚗 🚕 🚌 🚲 🛵 🏍️ 🚂 🚆 ✈️ 🚀 ⛵ 🚢 🏠 🏡 🏖️ 🏝️ ⛰️ 🏔️ 🏕️ ⛺ 🌅 🌆 🗼 🗽 🏰 🎡 🎢 🗺️ 🧳 ⏰';
const things = '📱 💻 📷 📸 🎥 📞 💡 💰 💸 💳 💎 🔑 🛋️ 🛒 🎓 👑 👗 👠 👟 👜 💍 💄 💊 📅 📌 📍 ✏️ 📝 🔒 🎵 🎶 🔔';
const signs = '✅ ❌ ❓ ❗ ‼️ ⚠️ 🚫 🔞 🆗 ➡️ ⬅️ ✔️';
const flags = '🇫🇷 🇧🇪 🇨🇭 🇨🇦 🇪🇸 🇮🇹 🇵🇹 🇩🇪 🇬🇧 🇺🇸 🇧🇷 🇯🇵 🇲🇦 🇩🇿 🇹🇳 🇬🇷 🏁 🏳️‍🌈';
const named = [faces, hearts, hands, people, animals, sky, food, leisure, travel, things, signs, flags].flatMap(
  (line) => line.split(/\s+/),
);
/** Hands in the most used skin colours; each has the name of the plain emoji. */
const toned = [...'👋👌🤞🤙👍👎👏🙌🙏💪✌☝'].flatMap((hand) => [...'🏻🏽🏿'].map((tone) => [hand + tone, hand]));

/** Pictures for the tests, at sizes and on fills that the atlas does not contain. */
const fixtures =
  `😂 🤣 😅 😊 🙂 😉 😍 🥰 😘 😎 🤔 🙄 😏 😭 😢 🥺 😱 😡 🤯 🥳 😴 🤗 😇 😜 😬 🙈 💀 🤡 👻 ❤️ 🧡 💛 💚 💙 💜 🖤 💔 💕 🔥 ✨
  👍 👏 🙏 💪 👀 👋 🎉 🍕 🍷 🍻 ☕ 🍑 🐶 🐱 🌹 ☀️ 🌊 ✈️ ⚽ 🇫🇷`.split(/\s+/);
/** Small emoji get a better image quality, because compression hurts them more; only every fourth is drawn at 90 px. */
const fixtureSheets = [
  { size: 18, quality: 85, every: 1 },
  { size: 22, quality: 85, every: 1 },
  { size: 40, quality: 72, every: 1 },
  { size: 90, quality: 72, every: 4 },
];

/** Runs in the browser. @param {{ emoji: string[], side: number, drawnAt: number }} order */
function drawTiles({ emoji, side: cells, drawnAt: size }) {
  const canvas = new OffscreenCanvas(size * 2, size * 2);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.font = `${size}px Emoji`;
  context.textBaseline = 'middle';
  return emoji.map((each) => {
    context.clearRect(0, 0, size * 2, size * 2);
    context.fillText(each, size / 4, size);
    const { data, width, height } = context.getImageData(0, 0, size * 2, size * 2);
    let [x0, y0, x1, y1] = [width, height, 0, 0];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if ((data[(y * width + x) * 4 + 3] ?? 0) < 64) continue;
        x0 = Math.min(x0, x);
        y0 = Math.min(y0, y);
        x1 = Math.max(x1, x + 1);
        y1 = Math.max(y1, y + 1);
      }
    }
    // Each cell is the average of the pixels below it, weighed by how much of each lies in the cell.
    const sums = new Float64Array(cells * cells * 4);
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const at = (y * width + x) * 4;
        const alpha = (data[at + 3] ?? 0) / 255;
        const left = ((x - x0) / (x1 - x0)) * cells;
        const right = ((x + 1 - x0) / (x1 - x0)) * cells;
        const top = ((y - y0) / (y1 - y0)) * cells;
        const bottom = ((y + 1 - y0) / (y1 - y0)) * cells;
        for (let row = Math.floor(top); row < bottom && row < cells; row++) {
          for (let column = Math.floor(left); column < right && column < cells; column++) {
            const share =
              (Math.min(right, column + 1) - Math.max(left, column)) * (Math.min(bottom, row + 1) - Math.max(top, row));
            const cell = (row * cells + column) * 4;
            for (let channel = 0; channel < 3; channel++) {
              sums[cell + channel] = (sums[cell + channel] ?? 0) + (data[at + channel] ?? 0) * alpha * share;
            }
            sums[cell + 3] = (sums[cell + 3] ?? 0) + alpha * 255 * share;
          }
        }
      }
    }
    return { aspect: (x1 - x0) / (y1 - y0), cells: [...sums] };
  });
}

/** Runs in the browser. @param {{ emoji: string[], size: number }} order */
async function drawSprite({ emoji, size }) {
  const cell = size + 8;
  const columns = 10;
  const canvas = new OffscreenCanvas(cell * columns, cell * Math.ceil(emoji.length / columns));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.font = '100px Emoji';
  context.font = `${(size * 100) / context.measureText('😀').width}px Emoji`;
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  emoji.forEach((each, index) => {
    const x = (index % columns) * cell + cell / 2;
    context.fillText(each, x, Math.floor(index / columns) * cell + cell / 2);
  });
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return [...new Uint8Array(await blob.arrayBuffer())];
}

/** Colour (already weighed by coverage) and coverage, four bits each. @param {number[]} values */
function quantise(values) {
  const levels = values.map((value) => Math.round((Math.max(0, Math.min(255, value)) / 255) * 15));
  return levels.flatMap((level, index) => (index % 2 ? [] : [level * 16 + (levels[index + 1] ?? 0)]));
}

const require = createRequire(import.meta.url);
const font = await readFile(
  require.resolve('@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2'),
);
const [executablePath] = await chromiumCandidates();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.evaluate(
  async (address) => {
    const face = new FontFace('Emoji', `url(${address})`);
    document.fonts.add(await face.load());
  },
  `data:font/woff2;base64,${font.toString('base64')}`,
);

const drawn = [...named, ...toned.map(([tone]) => tone ?? '')];
const names = [...named, ...toned.map(([, base]) => (base === '✌' || base === '☝' ? `${base}\uFE0F` : (base ?? '')))];
if (new Set(named).size !== named.length) throw new Error('an emoji is listed twice');
const tiles = await page.evaluate(drawTiles, { emoji: drawn, side, drawnAt });
const bytes = Buffer.from(tiles.flatMap(({ cells }) => quantise(cells)));
const aspects = tiles.map(({ aspect }) => Math.round(aspect * 100));
await writeFile(
  'engine/read/emoji/atlas.ts',
  `// Generated by scripts/emoji-atlas.mjs from Noto Color Emoji (SIL Open Font License 1.1). Do not edit.

export const atlasSide = ${side};
/** The emoji of each tile; hands in several colours of skin bear the same name. */
export const atlasEmoji =
  '${names.join(' ')}'.split(' ');
/** Width of each tile's emoji in hundredths of its height: tiles are stretched to squares. */
export const atlasAspects = [${aspects.join(', ')}];
/** Per cell red, green and blue (weighed by coverage), then coverage, four bits each. */
export const atlasCells =
  '${bytes.toString('base64')}';
`,
);

await mkdir('engine/read/emoji/fixtures', { recursive: true });
for (const { size, quality, every } of fixtureSheets) {
  const few = fixtures.filter((_, index) => index % every === 0);
  const sprite = Buffer.from(await page.evaluate(drawSprite, { emoji: few, size }));
  const lean = await sharp(sprite).webp({ quality, alphaQuality: 90, smartSubsample: true, effort: 6 }).toBuffer();
  await writeFile(`engine/read/emoji/fixtures/emoji-${size}.webp`, lean);
}
await writeFile('engine/read/emoji/fixtures/emoji.txt', `${fixtures.join(' ')}\n`);
await browser.close();
console.log(`${named.length} emoji, ${tiles.length} tiles`);
