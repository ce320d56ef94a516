import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSandbox } from './open.ts';

afterEach(() => vi.unstubAllEnvs());

describe('in production', () => {
  it('refuses to start, and starts again in development', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(openSandbox()).rejects.toThrow('never starts in production');
    vi.stubEnv('NODE_ENV', 'development');
    const sandbox = await openSandbox();
    await sandbox.close();
  });
});
