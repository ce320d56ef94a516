// One A4 page of text lines as a PDF 1.4 file: enough for an invoice that opens, prints and can be searched. Written by
// hand because a library for it installs 32 MB and takes 0.2 to 0.5 seconds to load.

/** The letters of Windows-1252 from 0x80 to 0x9F, in order; a space stands where it has none. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function encodeLetter(letter: string): string {
  if (/[\x20-\x7e\xa0-\xff]/.test(letter)) return letter;
  const at = windows1252.indexOf(letter);
  return at < 0 ? '?' : String.fromCharCode(0x80 + at);
}

/** The fonts that every PDF reader brings are encoded in Windows-1252; a letter that it lacks becomes «?». */
function encode(text: string): string {
  const bytes = [...text.replaceAll(/[\u00a0\u202f]/g, ' ')].map(encodeLetter).join('');
  return bytes.replaceAll(/[\\()]/g, (letter) => `\\${letter}`);
}

export interface PdfLine {
  text: string;
  bold?: boolean;
  /** Points from the left edge. */
  left?: number;
  /** Keeps the line on the height of the one before it: an amount beside its description. */
  sameRow?: boolean;
}

/** In points (1/72 inch); an A4 page is 595 × 842. */
const top = 780;
const rowHeight = 18;

export function textPdf(lines: PdfLine[]): Buffer {
  let height = top + rowHeight;
  const drawn = lines.map(({ text, bold, left = 56, sameRow }) => {
    if (!sameRow) height -= rowHeight;
    return `BT /${bold ? 'F2' : 'F1'} 11 Tf ${left} ${height} Td (${encode(text)}) Tj ET`;
  });
  const content = drawn.join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
