import { expect, it } from 'vitest';
import { textPdf } from './pdf.ts';

/** Reads a file as PDF readers do: the end names the table, the table names where each object begins. */
function readPdf(bytes: Buffer) {
  const file = bytes.toString('latin1');
  const tableAt = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const table = file.slice(tableAt);
  expect(table).toMatch(/^xref\n0 7\n/);
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  const objects = offsets.map((offset, at) => {
    const head = `${at + 1} 0 obj\n`;
    expect(file.slice(offset, offset + head.length)).toBe(head);
    return file.slice(offset + head.length, file.indexOf('\nendobj', offset));
  });
  const stream = objects.find((object) => object.includes('stream\n')) ?? '';
  const start = stream.indexOf('stream\n') + 'stream\n'.length;
  const content = stream.slice(start, start + Number(/\/Length (\d+)/.exec(stream)?.[1]));
  expect(stream.slice(start + content.length)).toBe('\nendstream');
  return { objects, content };
}

/** By hand: some versions of Node decode Windows-1252 as Latin-1. */
const windows1252: Record<string, string> = {
  '\x80': '€',
  '\x85': '…',
  '\x8c': 'Œ',
  '\x92': '’',
  '\x96': '–',
  '\x9c': 'œ',
};

/** The words of a page with the font and the place of each, decoded as the file's fonts are. */
function textsOf(content: string) {
  return [...content.matchAll(/BT \/(F\d) 11 Tf (\d+) (\d+) Td \((.*)\) Tj ET/g)].map(
    ([, font, left, height, escaped = '']) => {
      const text = escaped.replaceAll(/\\(.)/g, '$1').replaceAll(/[\x80-\x9f]/g, (byte) => windows1252[byte] ?? byte);
      return { font, left, height, text };
    },
  );
}

it('keeps every word of an invoice readable, with accents, ligatures, the euro sign and brackets', () => {
  const { objects, content } = readPdf(
    textPdf([
      { text: 'Déclic - Facture A1-0001', bold: true },
      { text: "L'été à Nœux… (cœur\\âme) – l’Œuvre" },
      { text: '24,90\u00a0€', left: 440, sameRow: true },
    ]),
  );
  expect(objects).toHaveLength(6);
  expect(objects.join()).toContain('/Encoding /WinAnsiEncoding');
  expect(textsOf(content)).toEqual([
    { font: 'F2', left: '56', height: '780', text: 'Déclic - Facture A1-0001' },
    { font: 'F1', left: '56', height: '762', text: "L'été à Nœux… (cœur\\âme) – l’Œuvre" },
    { font: 'F1', left: '440', height: '762', text: '24,90 €' },
  ]);
});

it('puts a question mark where the fonts have no letter, and leaves the rest of the line', () => {
  const { content } = readPdf(textPdf([{ text: 'Léa 😀 Ω\u0081\n\u202f€' }]));
  expect(textsOf(content)).toMatchObject([{ text: 'Léa ? ??? €' }]);
});
