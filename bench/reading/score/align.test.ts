import { describe, expect, it } from 'vitest';
import { align, type Said } from './align.ts';

function moi(text: string): Said {
  return { from: 'moi', kind: 'text', text };
}

function match(text: string): Said {
  return { from: 'match', kind: 'text', text };
}

describe('align', () => {
  it('pairs similar messages in order', () => {
    expect(align([moi('Salut toi'), match('Coucou')], [moi('Salut t0i'), match('Coucou')])).toEqual({
      pairs: [
        [0, 0],
        [1, 1],
      ],
      misplaced: [],
      missed: [],
      spurious: [],
    });
  });

  it('reports missed and spurious messages apart', () => {
    const { pairs, missed, spurious } = align([moi('Oui'), match('On y va ?')], [moi('21:04'), match('On y va ?')]);
    expect({ pairs, missed, spurious }).toEqual({ pairs: [[1, 1]], missed: [0], spurious: [0] });
  });

  it('reports a message that is out of its place', () => {
    const truth = [match('Premier message'), moi('Deuxième texte'), match('Troisième phrase')];
    const { pairs, misplaced } = align(truth, [truth[2], truth[0], truth[1]] as Said[]);
    expect(pairs).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(misplaced).toEqual([[2, 0]]);
  });

  it('lets the speaker decide between messages of the same words', () => {
    expect(align([moi('Ok')], [match('Ok'), moi('Ok')]).pairs).toEqual([[0, 1]]);
  });

  it('pairs messages without words by their kind', () => {
    const photo: Said = { from: 'moi', kind: 'photo', text: '' };
    const voice: Said = { from: 'moi', kind: 'voice', text: '' };
    expect(align([photo, voice], [voice]).pairs).toEqual([[1, 0]]);
    expect(align([photo], [voice]).pairs).toEqual([[0, 0]]);
    expect(align([photo], [moi('09:57')]).pairs).toEqual([]);
  });
});
