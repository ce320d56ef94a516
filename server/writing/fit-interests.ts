import { fold } from '#engine/french/fold.ts';
import { parseInterests } from '#engine/write/bios/parse-interests.ts';
import { harmsOf } from './checks/check-text.ts';

/** What somebody says they like, without what no text of a model may say either; null where nothing is left. */
export function fitInterests(typed: string): string | null {
  const labels = parseInterests(typed).map(({ label }) => label);
  const fit = labels.filter((label) => ![label, `j'aime les ${label}`].some((text) => harmsOf(fold(text)).length > 0));
  if (fit.length === labels.length) return typed;
  return fit.length > 0 ? fit.join(', ') : null;
}
