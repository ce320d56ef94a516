// Rows → CSV text. A cell that a spreadsheet would run as a formula is marked as text; numbers stay numbers.

const plainNumber = /^-?\d+([.,]\d+)?$/;
const formulaStart = /^[=+\-@\t\r]/;

export function csvOf(rows: string[][], delimiter: ',' | ';'): string {
  return rows.map((cells) => `${cells.map((cell) => quoted(harmless(cell), delimiter)).join(delimiter)}\r\n`).join('');
}

function harmless(cell: string): string {
  return formulaStart.test(cell.trimStart()) && !plainNumber.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string, delimiter: string): string {
  return /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
