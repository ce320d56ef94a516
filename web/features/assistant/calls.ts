import { assistantEvents, optimizeScreenshot, optimizeText, varyReply } from '#contract/assistant.ts';
import type { ResponseOf, SentBodyOf } from '#contract/endpoint.ts';
import type { SiteSettings } from '#contract/site.ts';
import type { EventOf } from '../../api-events.ts';
import { callWriting } from '../browser-model/call-writing.ts';
import type { DeviceWriting } from '../browser-model/writing.ts';
import type { Answer } from './run-state.ts';

// The calls of Messages IA: by screenshots and by text, with their answers brought to one shape, and for one reply.

export type AssistantEvent = EventOf<typeof assistantEvents>;

/** Who writes on the server, and what is told where the user's own browser writes instead. */
export interface Writing {
  writer: SiteSettings['writer'];
  onWriting: (writing: DeviceWriting | null) => void;
}

export interface Listening extends Writing {
  onEvent: (event: AssistantEvent) => void;
  signal: AbortSignal;
}

export type ScreenshotBody = SentBodyOf<typeof optimizeScreenshot>;
export type TextBody = SentBodyOf<typeof optimizeText>;

export async function askAboutScreenshots(
  body: ScreenshotBody,
  files: readonly Blob[],
  { onEvent, ...rest }: Listening,
): Promise<Answer> {
  const listening = { events: assistantEvents, onEvent };
  const { answer } = await callWriting(optimizeScreenshot, { body, files, listening, ...rest });
  const { responses, ...run } = answer;
  return { ...run, replies: responses };
}

export async function askAboutText(body: TextBody, { onEvent, ...rest }: Listening): Promise<Answer> {
  const listening = { events: assistantEvents, onEvent };
  const { answer } = await callWriting(optimizeText, { body, listening, ...rest });
  const { responses, ...run } = answer.result;
  return {
    ...run,
    replies: responses.map(({ text, context, ...reply }) => ({ ...reply, content: text, why: context })),
  };
}

export async function askForVariation(
  body: SentBodyOf<typeof varyReply>,
  writing: Writing,
): Promise<ResponseOf<typeof varyReply>> {
  return (await callWriting(varyReply, { body, ...writing })).answer;
}
