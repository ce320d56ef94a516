import type { Objective, Signal, Verdict } from '#contract/writing.ts';
import { graveSigns } from './grave-signs.ts';
import { heavyMoods } from './mood.ts';
import type { Comeback, HeardMessage, Sign, SignKind, Situation } from './situation.ts';
import { isStanding } from './standing.ts';
import { cautionReason, stopReasons, waitReason } from './verdict-reasons.ts';

interface Judged {
  verdict: Verdict;
  reason: string;
  signal: Signal | null;
  comeback: Comeback | null;
}

/** The gravest first: the reason that is told is the first that stands. */
const stops: SignKind[] = [...graveSigns, 'user_insult', 'discomfort', 'user_push', 'user_sexual', 'refusal', 'taken'];
/** What one message settles for good, whatever is written after. */
const lasting: SignKind[] = ['minor', 'user_minor', 'threat', 'blackmail', 'money', 'user_threat', 'taken'];

type Facts = Pick<Situation, 'messages' | 'signs' | 'caution' | 'mood' | 'reciprocity'>;

export function judge(facts: Facts, objective: Objective): Judged {
  const { messages, signs } = facts;
  const { unanswered } = facts.reciprocity;
  const standing = signs.filter((sign) => lasting.includes(sign.kind) || isStanding(sign, messages, signs));
  for (const kind of stops) {
    const sign = standing.find((found) => found.kind === kind && isGrave(found, messages));
    if (sign) return { verdict: 'stop', reason: stopReasons[kind] ?? '', signal: signalOf(kind), comeback: null };
  }
  if (unanswered.value >= 2 && !saysTimePassed(messages, unanswered.indices)) {
    const comeback = comebackAfter(unanswered.value);
    return { verdict: 'wait', reason: waitReason(unanswered.value, comeback), signal: null, comeback };
  }
  // Who asks for a revival has decided that enough time has passed.
  if (unanswered.value === 1 && objective !== 'revive') {
    const comeback = { days: 2, how: 'un seul message léger' };
    return { verdict: 'wait', reason: oneUnansweredReason, signal: null, comeback };
  }
  if (willComeBack(messages, objective)) {
    const comeback = { days: 4, how: 'un message léger, sur autre chose que le rendez-vous' };
    return { verdict: 'wait', reason: promisedReason, signal: null, comeback };
  }
  return { verdict: 'reply', reason: replyReason(facts, objective), signal: null, comeback: null };
}

function signalOf(kind: SignKind): Signal {
  if (kind === 'minor' || kind === 'user_minor') return 'minor';
  if (kind === 'money') return 'scam';
  if (graveSigns.includes(kind)) return 'danger';
  return kind === 'refusal' || kind === 'taken' || kind === 'user_push' ? 'refusal' : 'unease';
}

/** A sexual message is the user's affair while the match answers in kind; one alone at the end is not. */
function isGrave(sign: Sign, messages: HeardMessage[]): boolean {
  if (sign.kind === 'violence') return sign.speaker === 'match';
  if (sign.kind === 'user_insult')
    return !messages.some(({ from, index, acts }) => from === 'match' && index > sign.index && acts.includes('laugh'));
  return true;
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
  if (unanswered === 2) return { days: 4, how: 'un seul message léger, sur un sujet qui lui parle' };
  if (unanswered === 3) return { days: 7, how: 'un dernier message léger, sans reproche' };
  return { days: 14, how: 'un dernier message, puis plus rien sans réponse' };
}

function replyReason({ messages, signs, caution, mood, reciprocity }: Facts, objective: Objective): string {
  const unanswered = reciprocity.unanswered.value;
  if (messages.length === 0)
    return "Il n'y a pas encore de message : voici de quoi ouvrir, à compléter avec un détail de son profil.";
  const last = signs.at(-1)?.kind;
  if (last === 'boundary_number')
    return "Pour le numéro, c'est trop tôt : respecte-le, la conversation peut continuer ici.";
  if (last === 'boundary_date')
    return "Se voir, c'est encore trop tôt : garde le contact, sans remettre le sujet sur la table.";
  if (last === 'boundary_day')
    return "Ce créneau ne va pas, ce n'est pas un non à tout : réponds avec légèreté, sans insister.";
  if (caution) return cautionReason;
  if (unanswered === 0 && heavyMoods.includes(mood))
    return 'Un moment difficile : une présence sincère suffit, tout le reste peut attendre.';
  if (unanswered === 1)
    return 'Ton dernier message attend encore une réponse : si un jour ou deux ont passé, un seul de ces messages suffit.';
  if (objective === 'revive')
    return 'La conversation peut repartir : un message léger, accroché à ce que vous vous êtes dit.';
  return "La balle est dans ton camp : réponds à ce qui vient d'être dit.";
}
