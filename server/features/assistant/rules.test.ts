import { describe, expect, it } from 'vitest';
import type { Reading } from '#contract/reading.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import { bytesOf, conversationIn, transcriptFrom, transcriptOf } from './rules.ts';

const box = { x: 1, y: 2, width: 3, height: 4 };
const reading: Reading = {
  app: 'hinge',
  matchName: 'Léa',
  messages: [
    {
      from: 'moi',
      kind: 'text',
      text: 'Montre-moi ta vue !',
      confidence: 0.5,
      doubtful: [{ start: 11, end: 13 }],
      box,
      quote: 'la vue',
    },
    { from: 'match', kind: 'photo', text: '', confidence: 1, box, reactions: ['😍'] },
  ],
  warnings: [{ code: 'cut_message', message: 'Un message est coupé.' }],
};

describe('a transcript', () => {
  it('is the reading without the boxes of its messages', () => {
    const transcript = transcriptOf(reading);
    expect(JSON.stringify(transcript)).not.toContain('box');
    expect(transcript).toMatchObject({ app: 'hinge', matchName: 'Léa', warnings: [{ code: 'cut_message' }] });
    expect(transcript.messages[0]).toMatchObject({ quote: 'la vue', doubtful: [{ start: 11, end: 13 }] });
  });

  it('becomes a conversation in which a photo counts as an answer', () => {
    const conversation = conversationIn(transcriptOf(reading));
    expect(conversation.map(({ from }) => from)).toEqual(['moi', 'match']);
    expect(readTurn(conversation).lastSpeaker).toBe('match');
    expect(readTurn(conversation).verdict).toBe('reply');
  });

  it('of the user’s own is certain, and messages that they emptied are left out', () => {
    const mended = transcriptFrom([
      { from: 'match', text: 'Coucou' },
      { from: 'moi', text: ' ' },
    ]);
    expect(mended.messages[0]).toEqual({ from: 'match', kind: 'text', text: 'Coucou', confidence: 1 });
    expect(conversationIn(mended)).toEqual([{ from: 'match', text: 'Coucou' }]);
  });
});

describe('an image in base64', () => {
  it('is the same with and without its data prefix', () => {
    const plain = Buffer.from('image').toString('base64');
    expect(Buffer.from(bytesOf(plain)).toString()).toBe('image');
    expect(Buffer.from(bytesOf(`data:image/png;base64,${plain}`)).toString()).toBe('image');
  });
});
