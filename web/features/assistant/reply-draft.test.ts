import { describe, expect, it } from 'vitest';
import { openBlank, partsOf, textOf } from './reply-draft.ts';

const nobody = () => '';

describe('a draft', () => {
  it('keeps an open blank in its brackets', () => {
    const parts = partsOf({ content: 'Moi je suis [ton métier], et toi ?', filled: {} }, nobody);
    expect(textOf(parts)).toBe('Moi je suis [ton métier], et toi ?');
    expect(openBlank(parts)?.text).toBe('[ton métier]');
  });

  it('fills a blank by itself until the user writes something else', () => {
    const draft = { content: 'Moi je suis [ton métier].', filled: {} };
    expect(textOf(partsOf(draft, () => 'pompier'))).toBe('Moi je suis pompier.');
    expect(textOf(partsOf({ ...draft, filled: { 12: 'clown' } }, () => 'pompier'))).toBe('Moi je suis clown.');
  });

  it('is open again once the user empties a blank that had filled itself', () => {
    const parts = partsOf({ content: 'Moi je suis [ton métier].', filled: { 12: ' ' } }, () => 'pompier');
    expect(openBlank(parts)).toBeDefined();
  });

  it.each(['[ton jour], ça te va ?', 'Parfait. [ton jour], ça te va ?'])(
    'starts a sentence with a capital: %s',
    (content) => {
      const start = content.indexOf('[');
      expect(textOf(partsOf({ content, filled: { [start]: 'jeudi' } }, nobody))).toContain('Jeudi, ça te va ?');
    },
  );

  it('leaves the case of a blank inside a sentence', () => {
    expect(textOf(partsOf({ content: 'On dit [ton jour] ?', filled: { 7: 'jeudi' } }, nobody))).toBe('On dit jeudi ?');
  });
});
