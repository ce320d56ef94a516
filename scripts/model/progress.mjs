import { inGigabytes } from './known-models.mjs';

const redrawMs = 500;

/**
 * Shows how far a download is: one line that is redrawn on a terminal, else a line for each tenth.
 * @param {{ isTTY?: boolean, write(text: string): unknown }} output
 */
export function showProgress(output) {
  let drawnAt = 0;
  let tenth = -1;
  return {
    /**
     * @param {number} receivedBytes
     * @param {number | null} totalBytes
     */
    show(receivedBytes, totalBytes) {
      const share = totalBytes ? receivedBytes / totalBytes : null;
      const text = `  ${inGigabytes(receivedBytes)}${totalBytes ? ` sur ${inGigabytes(totalBytes)} (${Math.floor((share ?? 0) * 100)} %)` : ''}`;
      if (output.isTTY) {
        if (share !== 1 && performance.now() - drawnAt < redrawMs) return;
        drawnAt = performance.now();
        output.write(`\r\x1b[K${text}`);
      } else if (share !== null && Math.floor(share * 10) > tenth) {
        tenth = Math.floor(share * 10);
        output.write(`${text}\n`);
      }
    },
    end() {
      if (output.isTTY) output.write('\n');
    },
  };
}
