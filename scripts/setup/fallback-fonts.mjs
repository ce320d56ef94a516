import { run } from '../run.mjs';
import { installWithApt } from './apt.mjs';

/** The fonts of which web/fonts.css makes its fallbacks. macOS and Windows have one of them. */
const families = /Arial|Liberation Sans|Helvetica Neue|Roboto/;

/** Installs one on a Linux that has none: there the pages move when their own fonts arrive, and a browser test says so. */
export async function ensureFallbackFont() {
  const { code, output } = await run('fc-match', ['Arial'], { quiet: true });
  if (code === 0 && !families.test(output)) await installWithApt('fonts-liberation');
}
