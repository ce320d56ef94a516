// One page of text lines as a PDF: enough for an invoice that opens, prints and can be searched.

/** The built-in fonts speak Windows-1252; the euro sign is its 0x80. */
function encode(text: string): string {
  const spaces = text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('€', '\x80')
    .replaceAll('’', "'");
  const known = [...spaces].map((letter) => (letter.charCodeAt(0) < 256 ? letter : '?')).join('');
  return known.replaceAll(/[\\()]/g, (letter) => `\\${letter}`);
}

export interface PdfLine {
  text: string;
  bold?: boolean;
  /** Points from the left edge. */
  left?: number;
  /** Stays on the height of the line before. */
  sameRow?: boolean;
}

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
