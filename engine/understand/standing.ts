import type { NoFound } from './find-signs.ts';
import type { HeardMessage, Sign } from './situation.ts';

// Whether what the match refused still counts after what they wrote later.

/** A no that the match took back by writing warmly later is none any more; unease takes more than a kind word. */
export function isStanding(sign: Sign, messages: HeardMessage[], signs: Sign[]): boolean {
  const later = laterOf(sign, messages, signs);
  return !later.some((message) =>
    sign.kind === 'discomfort' || sign.speaker === 'moi' ? isInviting(message) : isInviting(message) || isWarm(message),
  );
}

/** Whether the match's last turn, or the one before where it stands, may be a no or unease. */
export function isDoubtful(noes: NoFound[], messages: HeardMessage[], signs: Sign[]): boolean {
  const recent = startOfTurn(messages, startOfTurn(messages, messages.length));
  return noes.some(
    ({ sign, isSure }) => !isSure && sign.index >= (messages[recent]?.index ?? 0) && isStanding(sign, messages, signs),
  );
}

/** The place where the match's last turn before `end` starts. */
function startOfTurn(messages: HeardMessage[], end: number): number {
  const last = messages.slice(0, end).findLastIndex(({ from }) => from === 'match');
  return messages.slice(0, Math.max(0, last)).findLastIndex(({ from }) => from === 'moi') + 1;
}

function laterOf(sign: Sign, messages: HeardMessage[], signs: Sign[]): HeardMessage[] {
  const troubled = new Set(signs.filter(({ speaker }) => speaker === 'match').map(({ index }) => index));
  return messages.filter(({ index, from }) => from === 'match' && index > sign.index && !troubled.has(index));
}

const isInviting = ({ acts }: HeardMessage) =>
  acts.some((act) => act === 'availability' || act === 'plan_proposal' || act === 'contact_given');

function isWarm({ acts, plain, words }: HeardMessage): boolean {
  if (acts.some((act) => act === 'compliment' || act === 'laugh') || acts[0] === 'agreement') return true;
  return (
    acts.some((act) => act.startsWith('question')) &&
    words.length > 2 &&
    !/\b(?:pourquoi|quoi encore|tu (?:veux|cherches) quoi|insiste|compris)\b/.test(plain)
  );
}
