import { ConfigError } from './config.ts';
import { DataFolderError } from './data-folder.ts';
import { FolderInUseError } from './db/lock.ts';
import { AppError } from './errors.ts';
import { PriceListError } from './features/billing/checkout/price-check.ts';

const kinds = [AppError, ConfigError, DataFolderError, FolderInUseError, PriceListError];

/** Whether the message is a sentence for the person at the terminal, so that no stack is printed. */
export function isExplained(error: unknown): error is Error {
  return kinds.some((kind) => error instanceof kind);
}
