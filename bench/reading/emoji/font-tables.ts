import { inflateSync } from 'node:zlib';

/** The tables of a WOFF font, by their four-letter names. */
export function fontTables(woff: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let entry = 44; entry < 44 + woff.readUInt16BE(12) * 20; entry += 20) {
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
    const isPacked = packed.length < woff.readUInt32BE(entry + 12);
    tables.set(woff.toString('latin1', entry, entry + 4), isPacked ? inflateSync(packed) : packed);
  }
  return tables;
}

/** The number of a character's glyph, from the table of format 12, which covers all of Unicode. */
export function glyphNumber(cmap: Buffer, codePoint: number): number | null {
  for (let entry = 4; entry < 4 + cmap.readUInt16BE(2) * 8; entry += 8) {
    const table = cmap.readUInt32BE(entry + 4);
    if (cmap.readUInt16BE(table) !== 12) continue;
    for (let group = table + 16; group < table + 16 + cmap.readUInt32BE(table + 12) * 12; group += 12) {
      const first = cmap.readUInt32BE(group);
      if (codePoint >= first && codePoint <= cmap.readUInt32BE(group + 4))
        return cmap.readUInt32BE(group + 8) + codePoint - first;
    }
    return null;
  }
  return null;
}

/** The SVG document that contains a glyph, usually among others. */
export function glyphDocument(svg: Buffer, glyph: number): string | null {
  const list = svg.readUInt32BE(2);
  for (let entry = list + 2; entry < list + 2 + svg.readUInt16BE(list) * 12; entry += 12) {
    if (glyph < svg.readUInt16BE(entry) || glyph > svg.readUInt16BE(entry + 2)) continue;
    const start = list + svg.readUInt32BE(entry + 4);
    return svg.toString('utf8', start, start + svg.readUInt32BE(entry + 8));
  }
  return null;
}
