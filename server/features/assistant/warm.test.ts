import { expect, it, vi } from 'vitest';
import type { Deps } from '../../deps.ts';
import { warmAssistant } from './warm.ts';

it('warms the writer up where the analyst fails, and logs every failure', async () => {
  const warm = (problem: string) => ({ warm: () => Promise.reject(new Error(problem)) });
  const deps = { reader: { warm() {} }, analyst: warm('late'), writer: warm('broken file') } as unknown as Deps;
  const warn = vi.fn();
  await warmAssistant(deps, { warn });
  expect(warn.mock.calls.map(([{ err }]) => err.message)).toEqual(['late', 'broken file']);
});
