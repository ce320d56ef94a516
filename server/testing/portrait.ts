import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { folderOf } from '../adapters/assistant/photos/faces/package-folder.ts';

// A sample picture that comes with the face finder: three people, one of whom is the portrait.

const sample = () => readFileSync(path.join(folderOf('@vladmandic/face-api'), 'demo/sample3.jpg'));

/** A person who smiles, 476 by 1,064 pixels. */
export function portraitPhoto(): Promise<Buffer> {
  return sharp(sample()).extract({ left: 1361, top: 68, width: 476, height: 1064 }).jpeg().toBuffer();
}

export function groupPhoto(): Promise<Buffer> {
  return sharp(sample()).resize(800).jpeg({ quality: 80 }).toBuffer();
}
