import { crc32, deflateSync } from 'node:zlib';

// PNG files byte by byte, for those that no encoder writes.

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
const headerEnd = 33;

export function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

/** The file with these chunks right after its header. */
export function withChunks(png: Buffer, chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]);
}

/** A text chunk that unpacks to so many letters. */
export function packedText(letters: number): Buffer {
  const packed = deflateSync(Buffer.alloc(letters, 'A'), { level: 9 });
  return pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed]));
}

/** All black, one bit a pixel: 14,000 by 14,000 pixels are 24 kB. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}
