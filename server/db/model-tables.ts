import { sql } from 'drizzle-orm';
import { bigint, check, date, doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { promptSizes, providerNames } from '#contract/model-providers.ts';
import { instant } from './columns.ts';

// The language model that the operator chose in the «Modèle» tab, and what the model in use did.

/** One row, or none. */
export const modelSetting = pgTable(
  'model_setting',
  {
    id: integer('id').primaryKey(),
    provider: text('provider', { enum: providerNames }).notNull(),
    baseUrl: text('base_url').notNull(),
    model: text('model').notNull(),
    /** Sealed with the server's secret (secrets.ts); null where the provider needs none. */
    sealedKey: text('sealed_key'),
    prompt: text('prompt', { enum: promptSizes }).notNull(),
    /** For a million tokens; null where the operator gave none. */
    inputPrice: doublePrecision('input_price'),
    outputPrice: doublePrecision('output_price'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [check('model_setting_one_row', sql`${table.id} = 1`)],
);

/** A day in Paris, counted as texts are written. */
export const modelDay = pgTable('model_day', {
  day: date('day', { mode: 'string' }).primaryKey(),
  calls: integer('calls').notNull(),
  failures: integer('failures').notNull(),
  texts: integer('texts').notNull(),
  fellBack: integer('fell_back').notNull(),
  written: integer('written').notNull(),
  refused: integer('refused').notNull(),
  firstReplies: integer('first_replies').notNull(),
  firstRepliesMs: bigint('first_replies_ms', { mode: 'number' }).notNull(),
});
