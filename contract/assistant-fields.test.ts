// @demand long-base64
import { setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { imageBase64 } from './assistant-fields.ts';

describe('an image in base64', () => {
  // V8 stops optimising expressions once a program has compiled many; unoptimised ones keep every step of a repetition on their stack.
  // This test comes first: an expression is compiled when it is first used.
  it('may have eight million characters when expressions are not optimised', () => {
    setFlagsFromString('--no-regexp-optimization');
    try {
      expect(imageBase64.safeParse('A'.repeat(8_000_000)).success).toBe(true);
      expect(imageBase64.safeParse(`${'A'.repeat(7_999_999)}é`).success).toBe(false);
      expect(imageBase64.safeParse('A'.repeat(8_000_001)).success).toBe(false);
    } finally {
      setFlagsFromString('--regexp-optimization');
    }
  });

  it.each(['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo=', 'iVBO_w0K-go', 'iVBO\nRw0K'])('may be %j', (text) => {
    expect(imageBase64.safeParse(text).success).toBe(true);
  });

  it.each(['', 'data:image/png;base64,', 'data:text/html;base64,iVBO', 'https://exemple.fr/a.png', '<svg/>'])(
    'is not %j',
    (text) => {
      expect(imageBase64.safeParse(text).success).toBe(false);
    },
  );
});
