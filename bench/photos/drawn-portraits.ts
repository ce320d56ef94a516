import sharp from 'sharp';
import { lottery } from '../statistics/seeded-random.ts';

// Portraits drawn for the evaluation: faces with eyes, nose, mouth, hair and shoulders, lit from the front, before a background.

export interface DrawnPortrait {
  name: string;
  smiles: boolean;
  picture: Buffer;
}

const size = { width: 640, height: 800 };
const random = lottery(20261119);
/** The same in every picture, so that pictures differ by what is drawn alone. */
const grain = Buffer.from(Uint8Array.from({ length: size.width * size.height * 3 }, () => 116 + 24 * random()));

interface Look {
  name: string;
  hair: string;
  long: boolean;
  shirt: string;
  skin: string;
  iris: string;
  /** Of the face, beside that of the others. */
  wide: number;
}
const looks: Look[] = [
  { name: 'ana', hair: '#2b1b14', long: true, shirt: '#3f6fa8', skin: '#e8bda0', iris: '#5a3a22', wide: 1 },
  { name: 'ben', hair: '#5b3a1e', long: false, shirt: '#566b4a', skin: '#d9a583', iris: '#46607a', wide: 1.06 },
  { name: 'chloe', hair: '#8a5a2b', long: true, shirt: '#b23b4a', skin: '#f0cdb4', iris: '#4c6b4a', wide: 0.94 },
  { name: 'dev', hair: '#14100e', long: false, shirt: '#d8d4c8', skin: '#b07a55', iris: '#3a2618', wide: 1.02 },
  { name: 'elise', hair: '#1d1412', long: true, shirt: '#7a5a9a', skin: '#8a5a3c', iris: '#2e1d12', wide: 0.98 },
  { name: 'farid', hair: '#0f0c0b', long: false, shirt: '#a8683a', skin: '#5e3d2b', iris: '#24160f', wide: 1.04 },
];

const scenes = {
  white: '<rect width="640" height="800" fill="#f4f4f2"/>',
  room: `<rect width="640" height="800" fill="#b9ac98"/><rect x="40" y="60" width="230" height="14" fill="#6e5138"/>
    <rect x="60" y="8" width="26" height="52" fill="#8c3b32"/><rect x="92" y="0" width="20" height="60" fill="#2f5d63"/>
    <rect x="440" y="40" width="150" height="210" fill="#cfe0ea" stroke="#efece4" stroke-width="12"/>
    <rect x="0" y="560" width="640" height="240" fill="#8d7a66"/><rect x="0" y="552" width="640" height="10" fill="#5e4d3d"/>`,
  park: `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#a9cbe6"/><stop offset="1" stop-color="#dfeaf0"/></linearGradient>
    <rect width="640" height="420" fill="url(#sky)"/><rect y="420" width="640" height="380" fill="#7d9a58"/>
    <circle cx="80" cy="330" r="120" fill="#4f7342"/><circle cx="560" cy="300" r="150" fill="#597f49"/><rect x="66" y="400" width="26" height="120" fill="#5a4634"/>`,
} as const;
export type Scene = keyof typeof scenes;

/** From the lightest to the darkest; each look wears its own where no other is asked for. */
export const skinTones = ['#f0cdb4', '#e8bda0', '#d9a583', '#b07a55', '#8a5a3c', '#5e3d2b'] as const;
type SkinTone = (typeof skinTones)[number];

/** The same person in the same light before the same background, in another skin. */
export async function drawInSkin(skin: SkinTone): Promise<DrawnPortrait[]> {
  return await drawPortraits((look) => ({ ...look, skin }));
}

export async function drawPortraits(dressed: (look: Look) => Look = (look) => look): Promise<DrawnPortrait[]> {
  const drawn: DrawnPortrait[] = [];
  for (const [index, look] of looks.entries())
    for (const scene of Object.keys(scenes) as Scene[]) {
      const smiles = (index + Object.keys(scenes).indexOf(scene)) % 2 === 0;
      const name = `drawn/${look.name}-${scene}`;
      drawn.push({ name, smiles, picture: await drawPortrait(dressed(look), scene, smiles) });
    }
  return drawn;
}

async function drawPortrait(look: Look, scene: Scene, smiles: boolean): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800">${scenes[scene]}${personOf(look, smiles)}</svg>`;
  return await sharp(Buffer.from(svg))
    .flatten()
    .blur(0.8)
    .composite([{ input: grain, raw: { ...size, channels: 3 }, blend: 'soft-light' }])
    .png()
    .toBuffer();
}

/** A colour made lighter or darker as light does it. */
function shade(colour: string, factor: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${channels.map((value) => Math.round(Math.min(255, value * factor))).join(',')})`;
}

function personOf({ hair, long, shirt, skin, iris, wide }: Look, smiles: boolean): string {
  const soft = (id: string, colour: string, strength: number) =>
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  const spot = (id: string, x: number, y: number, rx: number, ry: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;
  const eye = (x: number) => `
    ${spot('shadow', x, 318, 48, 26)}
    <path d="M${x - 32} 326 Q${x} 300 ${x + 32} 326 Q${x} 342 ${x - 32} 326Z" fill="#f1ece8"/>
    <circle cx="${x}" cy="322" r="13" fill="${iris}"/><circle cx="${x}" cy="322" r="6" fill="#080605"/><circle cx="${x + 4}" cy="317" r="3" fill="#fff"/>
    <path d="M${x - 34} 327 Q${x} 297 ${x + 34} 325" fill="none" stroke="${shade(skin, 0.28)}" stroke-width="5"/>
    <path d="M${x - 30} 330 Q${x} 346 ${x + 30} 329" fill="none" stroke="${shade(skin, 0.6)}" stroke-width="2"/>
    <path d="M${x - 42} 288 Q${x} 266 ${x + 42} 284" fill="none" stroke="${hair}" stroke-width="11" stroke-linecap="round"/>`;
  const lips = shade(skin, 0.72);
  const mouth = smiles
    ? `<path d="M254 446 Q320 462 386 446 Q366 506 320 508 Q274 506 254 446Z" fill="#3a1512"/>
       <path d="M262 450 Q320 464 378 450 Q366 480 320 483 Q274 480 262 450Z" fill="#f6f1ea"/>
       <path d="M250 444 Q290 440 320 448 Q350 440 390 444 Q350 462 320 462 Q290 462 250 444Z" fill="${lips}"/>
       <path d="M262 476 Q320 522 378 476 Q360 524 320 526 Q280 524 262 476Z" fill="${lips}"/>
       <path d="M232 420 Q226 450 240 474 M408 420 Q414 450 400 474" fill="none" stroke="${shade(skin, 0.66)}" stroke-width="4"/>`
    : `<path d="M268 464 Q300 450 320 457 Q340 450 372 464 Q345 470 320 469 Q295 470 268 464Z" fill="${shade(skin, 0.64)}"/>
       <path d="M270 465 Q320 472 370 465 Q350 494 320 494 Q290 494 270 465Z" fill="${lips}"/>
       <path d="M268 465 Q320 473 372 465" fill="none" stroke="${shade(skin, 0.35)}" stroke-width="3"/>`;
  return `${soft('shadow', shade(skin, 0.55), 0.75)}${soft('light', shade(skin, 1.16), 0.8)}${soft('blush', shade(skin, 0.85), 0.6)}
    <linearGradient id="side"><stop stop-color="${shade(skin, 0.66)}"/><stop offset="0.3" stop-color="${skin}"/><stop offset="0.62" stop-color="${shade(skin, 1.05)}"/><stop offset="1" stop-color="${shade(skin, 0.72)}"/></linearGradient>
    <g transform="translate(${320 - 320 * wide} 0) scale(${wide} 1)">
    ${long ? `<path d="M150 330 Q140 130 320 120 Q500 130 490 330 Q500 560 470 640 L170 640 Q140 560 150 330Z" fill="${hair}"/>` : ''}
    <path d="M60 800 Q80 650 250 610 L390 610 Q560 650 580 800Z" fill="${shirt}"/>
    <path d="M258 500 L258 620 Q320 680 382 620 L382 500Z" fill="${shade(skin, 0.78)}"/>
    <ellipse cx="170" cy="350" rx="20" ry="42" fill="${shade(skin, 0.75)}"/><ellipse cx="470" cy="350" rx="20" ry="42" fill="${shade(skin, 0.75)}"/>
    <path d="M172 310 Q172 160 320 160 Q468 160 468 310 Q468 440 410 520 Q364 572 320 572 Q276 572 230 520 Q172 440 172 310Z" fill="url(#side)"/>
    ${spot('light', 320, 225, 110, 60)}${spot('light', 240, 390, 46, 34)}${spot('light', 400, 390, 46, 34)}${spot('light', 320, 545, 40, 20)}
    ${spot('blush', 236, 410, 50, 36)}${spot('blush', 404, 410, 50, 36)}${spot('shadow', 320, 530, 60, 12)}
    ${eye(250)}${eye(390)}
    <path d="M302 320 Q296 380 286 402 Q282 420 300 422" fill="none" stroke="${shade(skin, 0.68)}" stroke-width="5"/>
    ${spot('shadow', 320, 424, 44, 14)}${spot('light', 322, 385, 14, 50)}
    <ellipse cx="303" cy="420" rx="9" ry="5" fill="${shade(skin, 0.36)}"/><ellipse cx="337" cy="420" rx="9" ry="5" fill="${shade(skin, 0.36)}"/>
    ${mouth}
    <path d="M160 320 Q150 120 320 112 Q490 120 480 320 Q470 220 400 200 Q320 184 250 210 Q176 232 160 320Z" fill="${hair}"/></g>`;
}
