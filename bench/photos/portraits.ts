import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { folderOf } from '#server/adapters/assistant/photos/faces/package-folder.ts';

// Real portraits from packages under the MIT licence: whole files, and people cut out of group photos with room around them.

export interface Portrait {
  name: string;
  /** Chooses the direction of each damage. */
  number: number;
  /** Not looked at while thresholds are chosen. */
  isHeldOut: boolean;
  /** A PNG of at most 800 pixels. */
  picture: Buffer;
}

type Box = [left: number, top: number, width: number, height: number];

/** Where faces are in the group photos, in pixels; a person whose neighbour's face would fill the cut is left out. */
const facesOfGroups: Record<string, Box[]> = {
  sample1: [
    [414, 355, 177, 240],
    [838, 421, 186, 228],
    [1476, 199, 203, 241],
  ],
  sample2: [
    [361, 126, 153, 259],
    [902, 220, 151, 233],
    [1447, 153, 194, 242],
  ],
  sample3: [
    [585, 329, 199, 271],
    [1075, 215, 220, 299],
    [1514, 292, 170, 280],
  ],
  sample4: [
    [257, 185, 162, 245],
    [664, 53, 187, 258],
    [989, 180, 169, 227],
    [1277, 144, 145, 244],
  ],
  sample5: [
    [377, 859, 172, 301],
    [787, 109, 156, 212],
    [1113, 198, 158, 236],
    [1406, 390, 165, 271],
  ],
  sample6: [
    [250, 468, 210, 291],
    [681, 321, 160, 307],
    [1180, 305, 188, 280],
    [1487, 263, 212, 296],
  ],
};

const wholeFiles: Record<string, string[]> = {
  'material-kit': [
    'avatar',
    'camp',
    'card-profile1-square',
    'card-profile2-square',
    'card-profile4-square',
    'card-profile5-square',
    'card-profile6-square',
    'christian',
    'kendall',
    'marc',
  ],
  'paper-kit-2': [
    'ayo-ogunseinde-2',
    'clem-onojeghuo-2',
    'clem-onojeghuo-3',
    'erik-lucatero-2',
    'joe-gardner-2',
    'kaci-baum-2',
  ],
};

const longSide = 800;
/** Of each so many portraits one is held out, but for two that were looked at before the list was settled. */
const heldOutEvery = 3;
const seenEarly = new Set(['face-api/sample5-3', 'face-api/sample6-2']);

export async function loadPortraits(): Promise<Portrait[]> {
  const loaded: { name: string; picture: Buffer }[] = [];
  for (const [packageName, names] of Object.entries(wholeFiles))
    for (const name of names) {
      const file = path.join(folderOf(packageName), 'assets/img/faces', `${name}.jpg`);
      loaded.push({ name: `${packageName}/${name}`, picture: await shown(sharp(file)) });
    }
  for (const [name, boxes] of Object.entries(facesOfGroups)) {
    const file = path.join(folderOf('@vladmandic/face-api'), 'demo', `${name}.jpg`);
    const { width, height } = await sharp(file).metadata();
    for (const [index, box] of boxes.entries()) {
      const picture = await shown(sharp(file).extract(roomAround(box, width, height)));
      loaded.push({ name: `face-api/${name}-${index + 1}`, picture });
    }
  }
  return loaded.map((portrait, index) => ({
    ...portrait,
    number: index,
    isHeldOut: index % heldOutEvery === 1 && !seenEarly.has(portrait.name),
  }));
}

function shown(image: Sharp): Promise<Buffer> {
  return image
    .removeAlpha()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}

/** The head with its shoulders, and some of what is around. */
function roomAround([x, y, faceWidth, faceHeight]: Box, width: number, height: number) {
  const left = Math.max(0, Math.round(x - faceWidth * 0.9));
  const top = Math.max(0, Math.round(y - faceHeight * 0.8));
  return {
    left,
    top,
    width: Math.min(width, Math.round(x + faceWidth * 1.9)) - left,
    height: Math.min(height, Math.round(y + faceHeight * 3)) - top,
  };
}
