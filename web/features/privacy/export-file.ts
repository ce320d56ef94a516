const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' });

/** «declic-mes-donnees-2026-11-15.json», dated in Paris. */
export function exportFileName(exportedAt: string): string {
  return `declic-mes-donnees-${parisDay.format(new Date(exportedAt))}.json`;
}

export function saveJson(fileName: string, value: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Late, because Safari reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
