import { describe, expect, it } from 'vitest';
import type { Reply } from '#contract/writing.ts';
import { type Answer, idle, type RunAction, type RunState, runReducer } from './run-state.ts';

const reply = (content: string): Reply => ({ tone: 'flirt', content, why: 'Parce que.', confidence: 80 });
const transcript: Answer['transcript'] = {
  app: 'tinder',
  matchName: 'Léa',
  messages: [{ from: 'match', kind: 'text', text: 'Coucou', confidence: 1 }],
  warnings: [],
};
const followUp = { runId: '7c1d0e0e-0000-4000-8000-000000000000', left: 5, until: '2026-11-15T15:00:00.000Z' };
const answer: Answer = {
  replies: [reply('Salut !')],
  verdict: 'reply',
  reason: 'Elle attend.',
  transcript,
  followUp,
  variations: followUp,
};
const again: RunAction = { type: 'started', step: 'analyse', isNew: false };
const play = (actions: RunAction[], from: RunState = idle) => actions.reduce(runReducer, from);

const afterOne = play([
  { type: 'started', step: 'lecture', isNew: true, id: 'one' },
  { type: 'read', transcript },
  { type: 'judged', judgement: { verdict: 'reply', reason: 'Elle attend.' } },
  { type: 'reply', reply: reply('Salut !') },
  { type: 'answered', answer },
]);

describe('a reply on screen', () => {
  it('is exchanged for its variation, which is not suggested again, while the others stay', () => {
    const two = play([{ type: 'answered', answer: { ...answer, replies: [reply('Salut !'), reply('Hello !')] } }]);
    const variations = { ...followUp, left: 4 };
    const varied = play([{ type: 'varied', content: 'Salut !', reply: reply('Coucou !'), variations }], two);
    expect(varied.replies.map(({ content }) => content)).toEqual(['Coucou !', 'Hello !']);
    expect(varied.seen).toEqual(['Salut !', 'Hello !', 'Coucou !']);
    expect(varied.variations?.left).toBe(4);
  });

  it('keeps the single changes of its run when all three are written anew', () => {
    const rewritten = play([again, { type: 'answered', answer: { ...answer, variations: null } }], afterOne);
    expect(rewritten.variations).toEqual(followUp);
  });
});

describe('a revival', () => {
  const sendFrom = '2026-11-17T09:00:00.000Z';
  const revived: RunAction = { type: 'revived', run: afterOne, text: 'Salut !', sendFrom };

  it('follows what was sent, once, and says from when it may be sent', () => {
    const asked = play([revived], afterOne);
    expect(asked.transcript.map(({ from, text }) => `${from}: ${text}`)).toEqual(['match: Coucou', 'moi: Salut !']);
    expect(asked).toMatchObject({ step: 'analyse', replies: [], sendFrom });
    expect(play([{ type: 'revived', run: asked, text: 'Salut !', sendFrom }], asked).transcript).toHaveLength(2);
    expect(play([{ type: 'answered', answer }, again], asked).sendFrom).toBe(sendFrom);
  });

  it('has no day any more once the match wrote, or where nothing was written', () => {
    const wrote: RunAction = { type: 'corrected', correction: { type: 'add', from: 'match', text: 'Coucou' } };
    expect(play([revived, { type: 'answered', answer }, wrote, again], afterOne).sendFrom).toBeNull();
    expect(play([revived, { type: 'failed', problem: null }], afterOne).sendFrom).toBeNull();
  });
});

describe('a run', () => {
  it('ends with the transcript, the verdict and the replies', () => {
    expect(afterOne).toMatchObject({ step: null, isDone: true, matchName: 'Léa', turn: 1, seen: ['Salut !'] });
    expect(afterOne.replies).toHaveLength(1);
  });

  it('keeps all of the judgement that was told before its replies', () => {
    const reading = { stance: 'careful', words: 'un cancer', by: 'engine' } as const;
    const judgement = { verdict: 'reply', reason: 'Doucement.', reading, idea: 'Pars de ses mots.' } as const;
    const told = play([
      { type: 'judged', judgement },
      { type: 'answered', answer: { ...answer, ...judgement } },
    ]);
    expect(told.advice).toEqual(judgement);
  });

  it('waits behind others only while its step says so', () => {
    const waiting = play([
      { type: 'started', step: 'analyse', isNew: true, id: 'one' },
      { type: 'step', step: 'redaction', wait: { ahead: 2, seconds: null } },
    ]);
    expect(waiting.wait.ahead).toBe(2);
    expect(play([{ type: 'step', step: 'redaction' }], waiting).wait.ahead).toBe(0);
    expect(play([{ type: 'failed', problem: null }, again], waiting).wait.ahead).toBe(0);
  });

  it('keeps the user’s corrections in a rewrite, and remembers the replies shown', () => {
    const again = play(
      [
        { type: 'corrected', correction: { type: 'swap', id: 0 } },
        { type: 'started', step: 'analyse', isNew: false },
        { type: 'read', transcript },
        { type: 'answered', answer: { ...answer, replies: [reply('Hello')], followUp: { ...followUp, left: 4 } } },
      ],
      afterOne,
    );
    expect(again.transcript[0]?.from).toBe('moi');
    expect(again).toMatchObject({ isChanged: false, turn: 2, seen: ['Salut !', 'Hello'], followUp: { left: 4 } });
  });

  it('needs no rewrite after the user only confirmed a word', () => {
    const confirm: RunAction = { type: 'corrected', correction: { type: 'confirm', id: 0 } };
    const swap: RunAction = { type: 'corrected', correction: { type: 'swap', id: 0 } };
    expect(play([confirm], afterOne).isChanged).toBe(false);
    expect(play([swap, confirm], afterOne).isChanged).toBe(true);
  });

  it('keeps the transcript when it fails, and starts empty for a new conversation', () => {
    const failed = play([again, { type: 'failed', problem: 'Non' }], afterOne);
    expect(failed).toMatchObject({ step: null, problem: 'Non' });
    expect(failed.transcript).toHaveLength(1);
    expect(play([{ type: 'started', step: 'lecture', isNew: true, id: 'one' }], failed)).toEqual({
      ...idle,
      id: 'one',
      step: 'lecture',
    });
  });
});

describe('a rewrite', () => {
  const stopped: RunAction = { type: 'failed', problem: null };

  it.each(['Passe en Pro', null])('that fails before any reply (%s) restores the earlier advice', (problem) => {
    const judged: RunAction = { type: 'judged', judgement: { verdict: 'wait', reason: 'Attends.' } };
    const { advice, replies, isDone, turn, seen } = afterOne;
    const failed = play([again, judged, { type: 'failed', problem }], afterOne);
    expect(failed).toMatchObject({ step: null, problem, advice, replies, isDone, turn, seen });
  });

  it('keeps a reply shown before the failure, and never suggests it again', () => {
    const broken = play([again, { type: 'reply', reply: reply('Hello') }, stopped], afterOne);
    expect(broken.replies.map(({ content }) => content)).toEqual(['Hello', 'Salut !']);
    expect(broken).toMatchObject({ isDone: true, seen: ['Salut !', 'Hello'] });
  });

  it('restores no earlier reply under the verdict stop', () => {
    const judged: RunAction = { type: 'judged', judgement: { verdict: 'stop', reason: 'Elle a dit non.' } };
    const broken = play([again, judged, { type: 'reply', reply: reply('Bonne route') }, stopped], afterOne);
    expect(broken.replies.map(({ content }) => content)).toEqual(['Bonne route']);
  });

  it('keeps the included rewrites of a run cancelled after its first reply', () => {
    const cancelled = play([
      { type: 'started', step: 'lecture', isNew: true, id: 'one' },
      { type: 'read', transcript },
      { type: 'judged', judgement: { verdict: 'reply', reason: 'Elle attend.' } },
      { type: 'reply', reply: reply('Salut !') },
      { type: 'included', followUp },
      stopped,
    ]);
    expect(cancelled).toMatchObject({ step: null, followUp, advice: { verdict: 'reply' }, seen: ['Salut !'] });
    expect(play([again], cancelled).followUp).toEqual(followUp);
  });
});
