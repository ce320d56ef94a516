import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSandbox } from './open.ts';

afterEach(() => vi.unstubAllEnvs());

describe('in production', () => {
  it('never starts, whoever asks for it', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(openSandbox()).rejects.toThrow('never starts in production');
    vi.stubEnv('NODE_ENV', 'development');
    const sandbox = await openSandbox();
    await sandbox.close();
  });
});
