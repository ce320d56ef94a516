import { saveFile } from '../../save-file.ts';

const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** «declic-mes-donnees-2026-11-15.json», dated in Paris. */
export function exportFileName(exportedAt: string): string {
  return `declic-mes-donnees-${parisDay.format(new Date(exportedAt))}.json`;
}

export function saveJson(fileName: string, value: unknown): void {
  saveFile(fileName, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}
