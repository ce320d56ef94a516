import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that makes the code complain fails, unless it took console.error over itself to expect the complaint.

const complain = vi.fn();

beforeEach(() => {
  complain.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(complain.mock.calls, 'unexpected console.error or console.warn').toEqual([]);
});
