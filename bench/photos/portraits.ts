import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawPortraits } from './drawn-portraits.ts';

// Two photographs in the public domain (server/testing/portraits), and drawn portraits.

export interface Portrait {
  name: string;
  smiles: boolean;
  isDrawn: boolean;
  /** Chooses the direction of each damage. */
  number: number;
  /** Not looked at while thresholds are chosen. */
  isHeldOut: boolean;
  /** A PNG of at most 800 pixels. */
  picture: Buffer;
}

const photographs = [
  { name: 'collins', smiles: true },
  { name: 'hopper', smiles: false },
];
/** Of each so many portraits one is held out. */
const heldOutEvery = 3;

export async function loadPortraits(): Promise<Portrait[]> {
  const folder = new URL('../../server/testing/portraits/', import.meta.url);
  const taken = photographs.map(async ({ name, smiles }) => {
    const file = readFileSync(new URL(`${name}.jpg`, folder));
    return { name: `photograph/${name}`, smiles, isDrawn: false, picture: await sharp(file).png().toBuffer() };
  });
  const drawn = (await drawPortraits()).map((portrait) => ({ ...portrait, isDrawn: true }));
  const portraits = [...(await Promise.all(taken)), ...drawn];
  return portraits.map((portrait, index) => ({ ...portrait, number: index, isHeldOut: index % heldOutEvery === 1 }));
}
