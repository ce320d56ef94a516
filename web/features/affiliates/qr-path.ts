/** The dark modules of a QR code as one SVG path, a unit square each; neighbours of a row are joined. */
export function qrPath(rows: boolean[][]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x++;
      runs.push(`M${start} ${y}h${x - start + 1}v1H${start}z`);
    }
  });
  return runs.join('');
}
