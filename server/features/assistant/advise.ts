import { type AssistantEvents, assistantSteps, type Transcript } from '#contract/assistant.ts';
import type { Advice, Intensity, Objective, Person } from '#contract/writing.ts';
import type { WritingEngine } from '../../adapters/assistant/port.ts';
import type { Deps } from '../../deps.ts';
import type { Charge } from '../usage/charge.ts';
import { conversationIn } from './rules.ts';

// From a transcript to a verdict and its replies. Each step is told to the browser as it is reached; nothing is stored.

/** Sends an event to the browser; false where the browser is gone. */
export type TellStep = <Name extends keyof AssistantEvents>(event: Name, data: AssistantEvents[Name]) => boolean;

/** How the user wants the replies to be. */
export interface Manner {
  objective: Objective;
  intensity: Intensity;
  user: Person;
  match: Person;
  seed: number;
  avoid: string[];
}

export interface Advised extends Advice {
  transcript: Transcript;
  engine: WritingEngine;
}

interface AdviseCall {
  charge: Charge;
  tell: TellStep;
  /** Called once, after the first reply that reached the browser. */
  onFirstReply?: () => void;
}

/** A reply that reached the browser is delivered: the run is paid for, even if the connection breaks then. */
export async function advise(
  deps: Deps,
  { transcript, manner, names, facts }: { transcript: Transcript; manner: Manner; names: string[]; facts: string[] },
  { charge, tell, onFirstReply }: AdviseCall,
): Promise<Advised> {
  tell('transcript', { transcript });
  const conversation = conversationIn(transcript);
  tell('analyse', { label: assistantSteps.analyse });
  const { metrics, writer } = deps;
  let tellJudged = () => {};
  const judged = new Promise<void>((resolve) => {
    tellJudged = resolve;
  });
  let isFirst = true;
  const writing = writer.reply(
    { conversation, ...manner, names, facts },
    {
      signal: charge.signal,
      onAsked: charge.onAsked,
      isPaying: charge.isPaying,
      onJudged(judgement) {
        tell('verdict', judgement);
        tell('redaction', { label: assistantSteps.redaction });
        tellJudged();
      },
      onReply(reply) {
        if (!tell('reply', { reply }) || !isFirst) return;
        isFirst = false;
        charge.onDelivered();
        onFirstReply?.();
      },
      onPlace: (ahead) => tell('redaction', { label: assistantSteps.redaction, ahead }),
    },
  );
  await metrics.timeStep('analyse', () => Promise.race([judged, writing]));
  const { advice, engine } = await metrics.timeStep('redaction', () => writing);
  return { ...advice, transcript, engine };
}
