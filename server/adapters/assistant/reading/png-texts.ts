/** Chunks that hold the picture or say how it is shown: its size, pixels, transparency, colours and orientation. */
const pictureChunks = new Set(
  ['IHDR', 'PLTE', 'IDAT', 'IEND'].concat(['tRNS', 'cHRM', 'gAMA', 'sRGB', 'iCCP', 'cICP', 'eXIf']),
);
const signatureBytes = 8;
/** Length and type before the data of a chunk, a checksum after it. */
const [startBytes, endBytes] = [8, 4];

/**
 * A PNG without the texts that may stand beside the picture. Each is compressed on its own, and the decoder unpacks all of them
 * with the header, whatever the size of the picture: one megabyte of them fills gigabytes.
 */
export function withoutPngTexts(file: Uint8Array): Uint8Array {
  const png = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const kept = [png.subarray(0, signatureBytes)];
  for (let start = signatureBytes; start + startBytes <= png.length; ) {
    const end = start + startBytes + png.readUInt32BE(start) + endBytes;
    if (pictureChunks.has(png.toString('latin1', start + 4, start + startBytes))) kept.push(png.subarray(start, end));
    start = end;
  }
  return Buffer.concat(kept);
}
