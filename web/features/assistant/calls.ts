import { assistantEvents, optimizeScreenshot, optimizeText } from '#contract/assistant.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { callWithEvents, type EventOf } from '../../api-events.ts';
import type { Answer } from './run-state.ts';

// The two calls of Messages IA, by screenshots and by text, with their answers brought to one shape.

export type AssistantEvent = EventOf<typeof assistantEvents>;

export interface Listening {
  onEvent: (event: AssistantEvent) => void;
  signal: AbortSignal;
}

export type ScreenshotBody = SentBodyOf<typeof optimizeScreenshot>;
export type TextBody = SentBodyOf<typeof optimizeText>;

export async function askAboutScreenshots(
  body: ScreenshotBody,
  files: readonly Blob[],
  listening: Listening,
): Promise<Answer> {
  const { responses, ...answer } = await callWithEvents(optimizeScreenshot, {
    body,
    files,
    events: assistantEvents,
    ...listening,
  });
  return { ...answer, replies: responses };
}

export async function askAboutText(body: TextBody, listening: Listening): Promise<Answer> {
  const { result } = await callWithEvents(optimizeText, { body, events: assistantEvents, ...listening });
  const { responses, ...answer } = result;
  return {
    ...answer,
    replies: responses.map(({ text, context, ...reply }) => ({ ...reply, content: text, why: context })),
  };
}
