import type { ProviderEvent } from '../../../adapters/payments/port.ts';
import { groupWrites } from '../../../db/group-writes.ts';
import type { Deps } from '../../../deps.ts';
import { storeEvents } from './events.ts';

// Webhooks come in bursts, and are stored in groups.

/** Events in one statement. */
const maxGroup = 200;

export function createIntake(deps: Deps): (event: ProviderEvent) => Promise<void> {
  return groupWrites<ProviderEvent>((events) => storeEvents(deps, events), maxGroup).write;
}
