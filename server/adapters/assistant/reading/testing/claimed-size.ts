import { crc32 } from 'node:zlib';

// Pictures whose header claims another size, so that what is refused by its header need not be encoded at that size.

export function claimPngSize(png: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(png);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

/** Of a JPEG of one frame, whose size stands behind the length and the depth of the frame's header. */
export function claimJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const file = Buffer.from(jpeg);
  const isFrame = (marker: number) => marker === 0xc0 || marker === 0xc2;
  let at = 2;
  while (!isFrame(file.readUInt8(at + 1))) at += 2 + file.readUInt16BE(at + 2);
  file.writeUInt16BE(height, at + 5);
  file.writeUInt16BE(width, at + 7);
  return file;
}
