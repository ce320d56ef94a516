import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';

// One person of a sample picture that comes with the face finder, as large as a browser sends it.

const folder = path.dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json'));

export async function portrait(): Promise<Buffer> {
  const group = await readFile(path.join(folder, 'demo', 'sample6.jpg'));
  return await sharp(group)
    .resize(800, 800, { fit: 'inside' })
    .extract({ left: 20, top: 130, width: 260, height: 330 })
    .resize(640)
    .jpeg({ quality: 88 })
    .toBuffer();
}
