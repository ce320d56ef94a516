import type { CheckoutSession } from '../objects/types.ts';
import { amend, emit, type World } from '../world.ts';

export function expireSession(world: World, session: CheckoutSession): void {
  amend(world, 'checkout.session', session, { status: 'expired', url: null });
  emit(world, 'checkout.session.expired', session);
}
