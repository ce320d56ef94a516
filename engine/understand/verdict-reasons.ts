import type { Reading, Signal } from '#contract/writing.ts';
import { safetyResources } from './safety-resources.ts';
import type { Comeback } from './situation.ts';

/** What to do, told kindly; what the reader heard stands in front of it. */
export const signalReasons: Record<Signal, string> = {
  refusal: 'Le plus élégant est de le respecter : un mot gentil si tu veux, et on passe à la suite.',
  unease: 'Le plus élégant est de lui laisser la place : une excuse en une phrase, puis plus rien.',
  minor: `Déclic est réservé aux plus de 18 ans : on arrête là, et on n'écrit rien. En cas de danger, le numéro à appeler est ${safetyResources.minor}.`,
  scam: `N'envoie ni argent, ni code, ni papiers, n'ouvre aucun lien et signale le profil. Pour en parler : ${safetyResources.money}.`,
  danger: `Ce n'est plus le moment de séduire. Danger immédiat : ${safetyResources.threat}. Idées noires : ${safetyResources.suicide}. Violences : ${safetyResources.violence}. Écoute, prends ces mots au sérieux, et ne reste pas seul avec ça.`,
  grave: 'Un moment difficile : une présence sincère suffit, tout le reste peut attendre.',
};

/** What the embedded reader heard, after the match's own words. */
const heard: Record<Exclude<Signal, 'grave'>, string> = {
  refusal: "c'est un non.",
  unease: 'il y a là une gêne, ou quelque chose va trop vite.',
  minor: 'cette personne semble avoir moins de 18 ans.',
  scam: "c'est ainsi que commencent la plupart des arnaques.",
  danger: "quelqu'un est peut-être en danger.",
};

export const stopReason = (signal: Exclude<Signal, 'grave'>, words: string): string =>
  `« ${words} » : ${heard[signal]} ${signalReasons[signal]}`;

/** Where it may be a no, unease, or something grave, and perhaps none of these. */
export function carefulReason({ words, signal }: Reading): string {
  const reason = `Relis son dernier message : « ${words} ». Si c'est sérieux, réponds simplement, sans plaisanter ni rien proposer. Sinon, rebondis sur ces mots.`;
  return signal === 'danger' ? `${reason} Si quelqu'un est en danger : ${safetyResources.threat}.` : reason;
}

/** The user is the one who is under age. */
export const ownMinorReason = `Déclic est réservé aux plus de 18 ans : on ne peut pas t'aider ici. Si quelque chose te met mal à l'aise dans cette conversation, tu peux appeler ${safetyResources.minor}.`;

export function waitReason(unanswered: number, { days, how }: Comeback): string {
  const wait = days === 14 ? 'deux semaines' : days === 7 ? 'une semaine' : '3 ou 4 jours';
  return `Tes ${unanswered} derniers messages attendent une réponse : laisse passer ${wait}, puis reviens avec ${how}.`;
}
