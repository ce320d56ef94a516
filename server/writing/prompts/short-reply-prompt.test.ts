import { expect, it } from 'vitest';
import { engineHere } from '../../adapters/assistant/engine-threads/engine-here.ts';
import type { ModelMessage } from '../../adapters/models/port.ts';
import { modelWriter } from '../model-writer.ts';
import { scriptedModel } from '../testing/scripted-model.ts';
import { answerWith, talk } from '../testing/talks.ts';
import { exampleReplies } from './short-reply-prompt.ts';

const writerThatSays = (say: (messages: ModelMessage[]) => string) =>
  modelWriter({ server: { ...scriptedModel(say), prompt: 'short' }, engine: engineHere, log: () => {} });

it('a small model is shown two talks with their answers, and asked for no drafts', async () => {
  let asked: ModelMessage[] = [];
  const writer = writerThatSays((messages) => {
    asked = messages;
    return answerWith();
  });
  expect((await writer.reply(talk)).engine).toBe('model');
  expect(asked.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user', 'assistant', 'user']);
  expect(JSON.stringify(asked)).not.toMatch(/brouillon|drafts/);
  for (const { role, content } of asked) if (role === 'assistant') JSON.parse(content);
});

it('an example that comes back as a reply is not shown', async () => {
  const replies = ['humoristique', 'flirt', 'original'].map((tone, at) => ({
    tone,
    content: exampleReplies[at],
    why: 'Parce que.',
  }));
  const writer = writerThatSays(() => JSON.stringify({ reading: { signal: 'rien' }, replies }));
  const { replyEngines, advice } = await writer.reply(talk);
  expect(replyEngines).toEqual(['local', 'local', 'local']);
  expect(advice.replies.map(({ content }) => content)).not.toContain(exampleReplies[0]);
});
