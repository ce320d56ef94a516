import type { Judgement, Reading, Signal } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { signalReasons } from '#engine/understand/verdict-reasons.ts';
import { heardReading } from './schemas.ts';
import { fitSentence } from './why-text.ts';

// What a model says a talk is. It decides; what the embedded engine found beside it is a hint, and where the two disagree on a danger or
// a no the user is asked. A minor of whom the engine is certain is a minor whatever a model says: a talk can tell it what to say.

export interface ModelReading {
  signal: Signal | null;
  /** The way out, or words for somebody in danger; empty where there are none. */
  message: string;
  why: string;
}

const signalOf = {
  rien: null,
  refus: 'refusal',
  malaise: 'unease',
  mineur: 'minor',
  arnaque: 'scam',
  danger: 'danger',
  grave: 'grave',
} as const;

export function readingIn(object: unknown): ModelReading | null {
  const parsed = heardReading.safeParse(object);
  if (!parsed.success) return null;
  const { signal, message = '', pourquoi = '' } = parsed.data;
  return { signal: signalOf[signal], message, why: pourquoi };
}

/** `situation` is the talk taken for an ordinary one, `hint` what the embedded engine made of it; `why` has its names back. */
export function judgementOf(
  { signal, why }: Pick<ModelReading, 'signal' | 'why'>,
  { situation, hint }: { situation: Situation; hint: Situation },
): Judgement {
  const reading: Reading = {
    ...(signal && { signal }),
    stance: signal === null ? 'open' : signal === 'grave' ? 'careful' : 'stop',
    words: hint.reading.words,
    by: 'model',
  };
  if (signal !== null && signal !== 'grave')
    return { verdict: 'stop', reason: explained(why, signalReasons[signal]), reading, signal };
  if (isMinorFor(hint)) return { verdict: 'stop', reason: hint.reason, reading: hint.reading, signal: 'minor' };
  if (signal === 'grave')
    return { verdict: 'reply', reason: signalReasons.grave, reading, signal, ...questionAbout(hint) };
  return { verdict: situation.verdict, reason: situation.reason, reading, ...questionAbout(hint) };
}

/** Whether the engine is certain that somebody here is a minor. */
export const isMinorFor = ({ verdict, signal }: Situation): boolean => verdict === 'stop' && signal === 'minor';

const maxWhy = 240;

/** The model's own sentence in front of ours, where it is fit to be shown. */
function explained(why: string, reason: string): string {
  const sentence = fitSentence(why, maxWhy);
  return sentence ? `${sentence} ${reason}` : reason;
}

const leftAlone = 'peut faire penser que cette personne veut que tu arrêtes. Est-ce le cas ?';

/** A scam is left to the model: whoever is asked for money sees it. A minor is never a question. */
const questions: Partial<Record<Signal, string>> = {
  danger: "peut faire penser que quelqu'un est en danger. Est-ce le cas ?",
  hate: "peut faire penser que quelqu'un se fait insulter ici. Est-ce le cas ?",
  refusal: leftAlone,
  unease: leftAlone,
};

/** Where the embedded reader is certain of a danger or a no, now or earlier in the talk, that the model did not see. */
function questionAbout({ reading: { signal, stance, words }, reason }: Situation): Pick<Judgement, 'question'> {
  const asked = stance === 'stop' && signal ? questions[signal] : undefined;
  return asked ? { question: { text: `« ${words} » ${asked}`, ifYes: reason } } : {};
}
