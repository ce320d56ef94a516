import type { RememberedAnswer } from '../kinds.ts';
import type { World } from '../world.ts';
import { StripeError } from './errors.ts';

const rememberedForSeconds = 24 * 60 * 60;
const maxRememberedAnswers = 10_000;

/** The answer given to this key in the last 24 hours, or null; throws if the key came with other parameters. */
export function recall(world: World, key: string, fingerprint: string): RememberedAnswer | null {
  const answer = world.store.find('remembered-answer', key);
  if (!answer || world.clock.now() - answer.at > rememberedForSeconds) return null;
  if (answer.fingerprint === fingerprint) return answer;
  throw new StripeError(
    400,
    {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    },
    false,
  );
}

export function remember(world: World, key: string, answer: Omit<RememberedAnswer, 'at'>): void {
  world.store.put('remembered-answer', key, { ...answer, at: world.clock.now() });
  world.store.keepNewest('remembered-answer', maxRememberedAnswers);
}
