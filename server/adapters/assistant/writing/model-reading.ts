import type { Judgement, Signal } from '#contract/writing.ts';
import { graveSigns } from '#engine/understand/grave-signs.ts';
import type { Sign, Situation } from '#engine/understand/situation.ts';
import { signalReasons } from '#engine/understand/verdict-reasons.ts';
import { heardReading } from './schemas.ts';
import { fitSentence } from './why-text.ts';

// What a model says a talk is. It decides; what the embedded engine found beside it is a hint, and where the two disagree on a minor or
// a danger the user is asked.

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
  if (signal !== null && signal !== 'grave')
    return { verdict: 'stop', reason: explained(why, signalReasons[signal]), signal };
  if (signal === 'grave') return { verdict: 'reply', reason: signalReasons.grave, signal, ...questionAbout(hint) };
  return { verdict: situation.verdict, reason: situation.reason, ...questionAbout(hint) };
}

const maxWhy = 240;

/** The model's own sentence in front of ours, where it is fit to be shown. */
function explained(why: string, reason: string): string {
  const sentence = fitSentence(why, maxWhy);
  return sentence ? `${sentence} ${reason}` : reason;
}

const questions = {
  minor: "peut faire penser que quelqu'un ici a moins de 18 ans. Est-ce le cas ?",
  danger: "peut faire penser que quelqu'un est en danger. Est-ce le cas ?",
};
const isOfMinor = ({ kind }: Sign) => kind === 'minor' || kind === 'user_minor';
const isOfDanger = ({ kind }: Sign) => graveSigns.includes(kind) && kind !== 'money';

function questionAbout({ signs, messages, reason, verdict }: Situation): Pick<Judgement, 'question'> {
  const sign = signs.find((each) => isOfMinor(each) || isOfDanger(each));
  const said = messages.find(({ index }) => index === sign?.index)?.text;
  if (verdict !== 'stop' || !sign || !said) return {};
  const text = `« ${shortened(said)} » ${questions[isOfMinor(sign) ? 'minor' : 'danger']}`;
  return { question: { text, ifYes: reason } };
}

const maxQuote = 90;
const shortened = (text: string) =>
  text.length <= maxQuote ? text : `${text.slice(0, maxQuote).replace(/\s+\S*$/, '')}…`;
