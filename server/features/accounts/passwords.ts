import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../errors.ts';
import { isCommonPassword } from './common-passwords.ts';

// argon2id with OWASP's parameters. Each hash takes 19 MiB for some 30 ms, so only a few run at a time; beyond a short
// queue the caller is told to come back.

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 4;
const waitingAtMost = 60;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost)
      throw new AppError('overloaded', 'Beaucoup de connexions en ce moment. Réessaie dans quelques secondes.', {
        retryAfterSeconds: 5,
      });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export async function hashPassword(password: string): Promise<string> {
  return await inTurn(() => hash(password, cost));
}

/** The hash of a random text that nobody kept, at the same cost. */
const decoy = '$argon2id$v=19$m=19456,t=2,p=1$fVG6Y5s0JIC26wf3o68Ogw$qfkOGDmf9MnW4uRVaPsDdHqIE2N8lntOOiNrWgSBZCU';

/** Takes as long for an account that does not exist, or has no password, as for one that does. */
export async function isPasswordRight(password: string, storedHash: string | null): Promise<boolean> {
  const matches = await inTurn(() => verify(storedHash ?? decoy, password));
  return matches && storedHash !== null;
}

export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  if (await isCommonPassword(password))
    throw new AppError('invalid_body', 'Ce mot de passe est trop courant', {
      fields: { [field]: 'Ce mot de passe est trop courant' },
    });
}
