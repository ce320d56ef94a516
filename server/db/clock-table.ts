import { pgTable } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What the clock said at the last purges: one that was set wrong is told by them. */
export const clockReading = pgTable('clock_reading', { at: instant('at').primaryKey() });
