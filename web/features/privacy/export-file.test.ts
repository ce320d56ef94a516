import { expect, it } from 'vitest';
import { exportFileName } from './export-file.ts';

it('dates the file by the day in Paris, not in UTC', () => {
  expect(exportFileName('2026-11-15T12:00:00.000Z')).toBe('declic-mes-donnees-2026-11-15.json');
  expect(exportFileName('2026-06-30T22:30:00.000Z')).toBe('declic-mes-donnees-2026-07-01.json');
});
