// Rows → CSV text. A cell that a spreadsheet would run as a formula is marked as text; numbers stay numbers.

const plainNumber = /^-?\d+([.,]\d+)?$/;
/** Signs that spreadsheets drop before they read a cell (blanks, controls, signs without a shape), then one that begins a formula, in any width. */
const formulaStart = /^[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

export function csvOf(rows: string[][], delimiter: ',' | ';'): string {
  return rows.map((cells) => `${cells.map((cell) => quoted(harmless(cell), delimiter)).join(delimiter)}\r\n`).join('');
}

function harmless(cell: string): string {
  return formulaStart.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
}

/** Whatever a spreadsheet may split a line at is quoted: what follows it could begin a formula. */
function quoted(cell: string, delimiter: string): string {
  if (plainNumber.test(cell) && !cell.includes(delimiter)) return cell;
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
