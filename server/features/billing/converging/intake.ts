import type { ProviderEvent } from '../../../adapters/payments/port.ts';
import type { Deps } from '../../../deps.ts';
import { storeEvents } from './events.ts';

// Webhooks come in bursts. Those that arrive while others are being stored wait, and are stored next in one statement
// together. None is answered before it is stored.

/** Events in one statement. */
const maxBatch = 200;

interface Waiting {
  event: ProviderEvent;
  stored(): void;
  failed(error: unknown): void;
}

export type Intake = (event: ProviderEvent) => Promise<void>;

export function createIntake(deps: Deps): Intake {
  const waiting: Waiting[] = [];
  let isStoring = false;

  async function storeAll(): Promise<void> {
    if (isStoring) return;
    isStoring = true;
    while (waiting.length > 0) await storeTogether(deps, waiting.splice(0, maxBatch));
    isStoring = false;
  }

  return (event) =>
    new Promise((stored, failed) => {
      waiting.push({ event, stored, failed });
      void storeAll();
    });
}

/** If a batch fails, its events are stored one by one, so that a bad one fails alone. Never rejects. */
async function storeTogether(deps: Deps, batch: Waiting[]): Promise<void> {
  try {
    await storeEvents(
      deps,
      batch.map(({ event }) => event),
    );
    for (const one of batch) one.stored();
  } catch (error) {
    if (batch.length === 1) for (const one of batch) one.failed(error);
    else for (const one of batch) await storeTogether(deps, [one]);
  }
}
