import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * The text of an `.env` with this setting: in the place of an earlier line of it, commented or not, else at the end. Other lines
 * stay as they are.
 * @param {string} text
 * @param {string} name
 * @param {string} value
 */
export function withSetting(text, name, value) {
  if (/["\n\r]/.test(value)) throw new Error(`${name} : la valeur ne peut contenir ni guillemet ni retour à la ligne`);
  const line = /[\s#'`\\$]/.test(value) ? `${name}="${value}"` : `${name}=${value}`;
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  const isSetting = (/** @type {string} */ each) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(each);
  const place = lines.findIndex(isSetting);
  const kept = lines.filter((each, index) => index === place || !isSetting(each));
  if (place === -1) kept.push(line);
  else kept[place] = line;
  return `${kept.join('\n')}\n`;
}

/**
 * @param {string} file
 * @param {string} name
 * @param {string} value
 */
export function writeSetting(file, name, value) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // The file may hold secrets; a half-written one would lose them.
  writeFileSync(`${file}.new`, withSetting(before, name, value), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
