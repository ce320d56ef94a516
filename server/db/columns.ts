import { customType, timestamp } from 'drizzle-orm/pg-core';

// Kinds of column that tables share.

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
