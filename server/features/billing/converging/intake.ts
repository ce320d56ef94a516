import type { ProviderEvent } from '../../../adapters/payments/port.ts';
import type { Deps } from '../../../deps.ts';
import { takeIn } from './events.ts';

// Webhooks come in bursts. While some are being stored, those that come meanwhile wait and are stored together next, in
// one statement. None is answered before it is stored.

const mostTogether = 200;

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
    while (waiting.length > 0) await storeTogether(deps, waiting.splice(0, mostTogether));
    isStoring = false;
  }

  return (event) =>
    new Promise((stored, failed) => {
      waiting.push({ event, stored, failed });
      void storeAll();
    });
}

/** One that cannot be stored takes no other with it. Never fails itself. */
async function storeTogether(deps: Deps, batch: Waiting[]): Promise<void> {
  try {
    await takeIn(
      deps,
      batch.map(({ event }) => event),
    );
    for (const one of batch) one.stored();
  } catch (error) {
    if (batch.length === 1) for (const one of batch) one.failed(error);
    else for (const one of batch) await storeTogether(deps, [one]);
  }
}
