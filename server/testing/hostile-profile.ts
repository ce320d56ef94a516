import { deflateSync } from 'node:zlib';
import { pngChunk, withChunks } from './png-file.ts';

// A colour profile of version 4 that is a program: a pipeline of so many matrices, which all lie at one place of the file. Whoever
// applies it computes each of them for each of 35,937 colours.

const number16 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
};
const counts = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value, 4 * index);
  });
  return bytes;
};
const named = (type: string, ...parts: Buffer[]) => Buffer.concat([Buffer.from(`${type}\0\0\0\0`, 'latin1'), ...parts]);
const colour = (...values: number[]) => named('XYZ ', ...values.map(number16));

function pipelineOf(matrices: number): Buffer {
  const values = Buffer.alloc(48);
  // Red, green and blue change their places.
  [0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0].forEach((value, index) => {
    values.writeFloatBE(value, 4 * index);
  });
  const channels = counts(0x0003_0003);
  const matrix = named('matf', channels, values);
  const start = 16 + 8 * matrices;
  const places = Array.from({ length: matrices }, () => counts(start, matrix.length));
  return named('mpet', channels, counts(matrices), ...places, matrix);
}

function profileOf(pipeline: Buffer): Buffer {
  const gamma = named('para', counts(0), number16(2.2));
  const text = named('mluc', counts(1, 12, 0x656e_5553, 2, 28), Buffer.from('\0x\0\0', 'latin1'));
  const tags: [string, Buffer][] = [
    ['desc', text],
    ['cprt', text],
    ['wtpt', colour(0.9642, 1, 0.8249)],
    ['rXYZ', colour(0.436, 0.222, 0.0139)],
    ['gXYZ', colour(0.385, 0.717, 0.097)],
    ['bXYZ', colour(0.143, 0.06, 0.714)],
    ['rTRC', gamma],
    ['gTRC', gamma],
    ['bTRC', gamma],
    ['D2B0', pipeline],
    ['D2B1', pipeline],
  ];
  let end = 128 + 4 + 12 * tags.length;
  const table = tags.map(([name, { length }]) => {
    const entry = Buffer.concat([Buffer.from(name, 'latin1'), counts(end, length)]);
    end += length;
    return entry;
  });
  const header = Buffer.alloc(128);
  header.writeUInt32BE(end, 0);
  header.writeUInt32BE(0x0430_0000, 8);
  header.write('mntrRGB XYZ ', 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  Buffer.concat([0.9642, 1, 0.8249].map(number16)).copy(header, 68);
  return Buffer.concat([header, counts(tags.length), ...table, ...tags.map(([, body]) => body)]);
}

/** The PNG with such a profile. */
export function withHostileProfile(png: Buffer, matrices: number): Buffer {
  const packed = deflateSync(profileOf(pipelineOf(matrices)));
  return withChunks(png, [pngChunk('iCCP', Buffer.concat([Buffer.from('x\0\0', 'latin1'), packed]))]);
}
