import { waitingDays } from '#contract/waiting-days.ts';
import type { Objective, Signal, Verdict } from '#contract/writing.ts';
import { namesHardFrom } from './reading.ts';
import type { Comeback, HeardMessage, Situation } from './situation.ts';
import {
  carefulReason,
  ownMinorReason,
  perilReason,
  signalReasons,
  stopReason,
  waitReason,
} from './verdict-reasons.ts';

interface Judged {
  verdict: Verdict;
  reason: string;
  signal: Signal | null;
  comeback: Comeback | null;
}

type Facts = Pick<Situation, 'messages' | 'reading' | 'peril' | 'reciprocity' | 'isUserMinor'>;

export function judge(facts: Facts, objective: Objective): Judged {
  const { messages, reading } = facts;
  const { unanswered } = facts.reciprocity;
  const { signal } = reading;
  if (facts.isUserMinor) return { verdict: 'stop', reason: ownMinorReason, signal: 'minor', comeback: null };
  if (reading.stance === 'stop' && signal && signal !== 'grave') {
    const named = facts.peril?.isSure ? perilReason(facts.peril, reading.words) : null;
    return { verdict: 'stop', reason: named ?? stopReason(signal, reading.words), signal, comeback: null };
  }
  if (unanswered.value >= 2 && !saysTimePassed(messages, unanswered.indices)) {
    const comeback = comebackAfter(unanswered.value);
    return { verdict: 'wait', reason: waitReason(unanswered.value, comeback), signal: null, comeback };
  }
  // Who asks for a revival has decided that enough time has passed.
  if (unanswered.value === 1 && objective !== 'revive') {
    const comeback = { days: waitingDays(1), how: 'un seul message léger' };
    return { verdict: 'wait', reason: oneUnansweredReason, signal: null, comeback };
  }
  if (willComeBack(messages, objective)) {
    const comeback = { days: 4, how: 'un message léger, sur autre chose que le rendez-vous' };
    return { verdict: 'wait', reason: promisedReason, signal: null, comeback };
  }
  if (signal === 'grave' && (reading.sureness ?? 0) >= namesHardFrom)
    return { verdict: 'reply', reason: signalReasons.grave, signal, comeback: null };
  return { verdict: 'reply', reason: replyReason(facts, objective), signal: null, comeback: null };
}

const oneUnansweredReason =
  'Ton dernier message attend encore une réponse : laisse passer un jour ou deux, puis un seul de ces messages suffit.';

const promisedReason =
  "Cette personne a dit qu'elle reviendrait vers toi : laisse-lui quelques jours, sans relancer le rendez-vous entre-temps.";

/** «Je te redis» after a date fell through: asking once more would be pushing. */
function willComeBack(messages: HeardMessage[], objective: Objective): boolean {
  const last = messages.at(-1);
  if (objective !== 'date' || last?.from !== 'match' || last.plain.includes('?')) return false;
  const saysSo = /\b(?:je te (?:redis|dirai|dis ca|tiens au (?:courant|jus)|fais signe)|je reviens vers toi)\b/.test(
    last.plain,
  );
  const isShort = last.plain.length < 60;
  const fellThrough = messages.slice(-4).some(({ from, acts }) => from === 'match' && acts.includes('unavailable'));
  return saysSo && isShort && fellThrough;
}

function saysTimePassed(messages: HeardMessage[], indices: number[]): boolean {
  const last = messages.find(({ index }) => index === indices.at(-1));
  return (
    indices.length === 2 &&
    last !== undefined &&
    /\b(?:ca fait (?:longtemps|un bail|un moment|\w+ (?:jours|semaines|mois))|\d+ (?:jours|semaines|mois) plus tard)\b/.test(
      last.plain,
    )
  );
}

function comebackAfter(unanswered: number): Comeback {
  const days = waitingDays(unanswered);
  if (unanswered === 2) return { days, how: 'un seul message léger, sur un sujet qui lui parle' };
  if (unanswered === 3) return { days, how: 'un dernier message léger, sans reproche' };
  return { days, how: "un dernier message, sans insister s'il reste sans réponse" };
}

function replyReason({ messages, reading, peril, reciprocity }: Facts, objective: Objective): string {
  const unanswered = reciprocity.unanswered.value;
  if (messages.length === 0)
    return "Il n'y a pas encore de message : voici de quoi ouvrir, à compléter avec un détail de son profil.";
  if (reading.stance === 'careful') return carefulReason(reading, peril);
  if (unanswered === 1)
    return 'Ton dernier message attend encore une réponse : si un jour ou deux ont passé, un seul de ces messages suffit.';
  if (objective === 'revive')
    return 'La conversation peut repartir : un message léger, accroché à ce que vous vous êtes dit.';
  return "La balle est dans ton camp : réponds à ce qui vient d'être dit.";
}
