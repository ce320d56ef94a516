import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const blocked = () => {
  throw new Error('SecurityError');
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());
const load = () => import('./answers.ts');

describe('onboarding answers', () => {
  it('merges saved answers, and is empty after clearing', async () => {
    vi.stubGlobal('window', { sessionStorage: memoryStorage() });
    const { readAnswers, saveAnswers, clearAnswers } = await load();
    expect(readAnswers()).toEqual({});
    saveAnswers({ gender: 'femme', platforms: ['tinder'] });
    saveAnswers({ platforms: ['hinge', 'autres'], preferredPlan: 'annual' });
    expect(readAnswers()).toEqual({ gender: 'femme', platforms: ['hinge', 'autres'], preferredPlan: 'annual' });
    expect(readAnswers()).toBe(readAnswers());
    clearAnswers();
    expect(readAnswers()).toEqual({});
  });

  it.each(['{', '"text"', 'null', '{"gender":"robot"}', '{"gender":"homme","isPro":true}'])(
    'reads a stored %s as no answers, and can save again',
    async (damaged) => {
      const sessionStorage = memoryStorage();
      sessionStorage.setItem('declic.onboarding', damaged);
      vi.stubGlobal('window', { sessionStorage });
      const { readAnswers, saveAnswers } = await load();
      expect(readAnswers()).toEqual({});
      saveAnswers({ gender: 'homme' });
      expect(readAnswers()).toEqual({ gender: 'homme' });
    },
  );

  it('keeps the answers in memory if storage is blocked', async () => {
    vi.stubGlobal('window', {
      get sessionStorage() {
        return blocked();
      },
    });
    const { readAnswers, saveAnswers, clearAnswers } = await load();
    saveAnswers({ mainProblem: 'no_responses' });
    expect(readAnswers()).toEqual({ mainProblem: 'no_responses' });
    clearAnswers();
    expect(readAnswers()).toEqual({});
  });

  it('keeps nothing on the server, where visitors share the module', async () => {
    const { readAnswers, saveAnswers } = await load();
    saveAnswers({ gender: 'homme' });
    expect(readAnswers()).toEqual({});
  });
});
