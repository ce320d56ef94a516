import { expect, it } from 'vitest';
import { voiceFaults } from '../../testing/voice-faults.ts';

it('no line of a topic voice can produce a fault with any kind of value', { timeout: 300_000 }, () => {
  expect(voiceFaults()).toEqual([]);
});
