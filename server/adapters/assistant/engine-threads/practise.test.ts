import { expect, it, vi } from 'vitest';
import { loadFrenchSpeller } from '../spelling/french-speller.ts';
import { practise } from './practise.ts';

vi.mock('../spelling/french-speller.ts', () => ({ loadFrenchSpeller: vi.fn(async () => () => true) }));

it('loads the dictionary, so that nobody’s first rating waits for it', async () => {
  await practise();
  expect(loadFrenchSpeller).toHaveBeenCalledOnce();
});
