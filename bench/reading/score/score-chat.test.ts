import { describe, expect, it } from 'vitest';
import type { Reading, ReadMessage } from '../../../contract/reading.ts';
import type { ChatTruth, TrueMessage } from '../truth.ts';
import { scoreChat, scoreRefusedChat } from './score-chat.ts';
import { summarise } from './summary.ts';

const box = { x: 0, y: 0, width: 10, height: 10 };

function truthOf(...messages: Omit<TrueMessage, 'box'>[]): ChatTruth {
  return {
    file: 'a.png',
    width: 100,
    height: 100,
    app: 'tinder',
    matchName: 'Léa',
    refused: null,
    made: {},
    messages: messages.map((message) => ({ ...message, box })),
  };
}

function readingOf(...messages: Omit<ReadMessage, 'box'>[]): Reading {
  return { app: 'tinder', matchName: 'Léa', warnings: [], messages: messages.map((message) => ({ ...message, box })) };
}

describe('scoreChat', () => {
  it('finds no fault in a perfect reading', () => {
    const score = scoreChat(
      truthOf({ from: 'moi', kind: 'text', text: 'J’arrive 😂', quote: 'Tu viens ?', reactions: ['❤️'], cut: 'top' }),
      readingOf({
        from: 'moi',
        kind: 'text',
        text: "J'arrive 😂",
        quote: 'Tu viens ?',
        reactions: ['❤️'],
        cut: 'top',
        confidence: 0.97,
      }),
    );
    expect(score).toMatchObject({ errors: 0, characters: 8, found: 1, rightSpeaker: 1, rightKind: 1, isInOrder: true });
    expect(score).toMatchObject({
      emojiFound: 1,
      quotesFound: 1,
      reactionsFound: 1,
      cutsFound: 1,
      sure: 1,
      sureAndRight: 1,
    });
    expect(score).toMatchObject({ isAppRight: true, isNameRight: true, faults: [] });
  });

  it('counts the characters of missed and spurious messages as errors, like wrong letters', () => {
    const score = scoreChat(
      truthOf({ from: 'moi', kind: 'text', text: 'Bonsoir' }, { from: 'match', kind: 'text', text: 'Manqué' }),
      readingOf(
        { from: 'match', kind: 'text', text: 'Bonsoit', confidence: 0.95 },
        { from: 'match', kind: 'text', text: '12:30', confidence: 0.95 },
      ),
    );
    expect(score).toMatchObject({ characters: 13, errors: 1 + 6 + 5, found: 1, spurious: 1, rightSpeaker: 0 });
    expect(score).toMatchObject({ sure: 2, sureAndRight: 0 });
  });

  it('counts all characters of a refused chat as errors', () => {
    const score = scoreRefusedChat(truthOf({ from: 'moi', kind: 'text', text: 'Salut' }));
    expect(score).toMatchObject({ errors: 5, found: 0, isAppRight: false, isNameRight: false });
  });

  it('accepts a name that Snapchat shows in the chat, where the header is cropped', () => {
    const truth: ChatTruth = { ...truthOf(), app: 'snapchat', matchName: null };
    expect(scoreChat(truth, readingOf()).isNameRight).toBeNull();
  });
});

describe('summarise', () => {
  it('gives the error rate over all characters, and the median error rate of the screenshots', () => {
    const perfect = scoreChat(
      truthOf({ from: 'moi', kind: 'text', text: 'abcdefgh' }),
      readingOf({ from: 'moi', kind: 'text', text: 'abcdefgh', confidence: 1 }),
    );
    const lost = scoreRefusedChat(truthOf({ from: 'moi', kind: 'text', text: 'ab' }));
    const all = summarise([perfect, perfect, lost]);
    expect(all.characterErrors).toBeCloseTo(2 / 18);
    expect(all.medianCharacterErrors).toBe(0);
    expect(all.found).toBeCloseTo(2 / 3);
    expect(all.speaker).toBe(1);
  });
});
