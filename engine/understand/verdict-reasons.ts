import type { Speaker } from '#contract/reading.ts';
import type { Reading, Signal } from '#contract/writing.ts';
import type { Danger } from './danger/danger-model.ts';
import type { Peril } from './danger/find-perils.ts';
import { safetyResources } from './safety-resources.ts';
import type { Comeback } from './situation.ts';

/** What to do, told kindly; what the reader heard stands in front of it. */
export const signalReasons: Record<Signal, string> = {
  refusal: 'Le plus élégant est de le respecter : un mot gentil si tu veux, et on passe à la suite.',
  unease: 'Le plus élégant est de lui laisser la place : une excuse en une phrase, puis plus rien.',
  minor: `Déclic est réservé aux plus de 18 ans : on arrête là, et on n'écrit rien. En cas de danger, le numéro à appeler est ${safetyResources.minor}.`,
  scam: `N'envoie ni argent, ni code, ni papiers, n'ouvre aucun lien et signale le profil. Pour en parler : ${safetyResources.money}.`,
  danger: `Ce n'est plus le moment de séduire. Danger immédiat : ${safetyResources.threat}. Idées noires : ${safetyResources.suicide}. Violences : ${safetyResources.violence}. Écoute, prends ces mots au sérieux, et ne reste pas seul avec ça.`,
  hate: `Tu n'as rien à répondre à ça : bloque cette personne et signale-la, sur l'appli ou sur ${safetyResources.hate}.`,
  grave: 'Un moment difficile : une présence sincère suffit, tout le reste peut attendre.',
};

/** What the embedded reader heard, after the match's own words. */
const heard: Record<Exclude<Signal, 'grave'>, string> = {
  refusal: "c'est un non.",
  unease: 'il y a là une gêne, ou quelque chose va trop vite.',
  minor: 'cette personne semble avoir moins de 18 ans.',
  scam: "c'est ainsi que commencent la plupart des arnaques.",
  danger: "quelqu'un est peut-être en danger.",
  hate: 'ces mots insultent ou méprisent.',
};

export const stopReason = (signal: Exclude<Signal, 'grave'>, words: string): string =>
  `« ${words} » : ${heard[signal]} ${signalReasons[signal]}`;

/** Where it may be a no, unease, or something grave, and perhaps none of these. */
export function carefulReason({ words, signal }: Reading, peril: Peril | null = null): string {
  const named = peril && suspectedReason(peril, words);
  if (named) return named;
  const reason = `Relis son dernier message : « ${words} ». Si c'est sérieux, réponds simplement, sans plaisanter ni rien proposer. Sinon, rebondis sur ces mots.`;
  return signal === 'danger' ? `${reason} Si quelqu'un est en danger : ${safetyResources.threat}.` : reason;
}

const nothingOwed = `Tu ne dois rien à cette personne : ne cède pas, garde des captures, bloque et signale. Danger immédiat : ${safetyResources.threat}. Chantage : ${safetyResources.blackmail}.`;

/** What is certain and has a name of its own: whose words they are decides what helps. */
const perilReasons: Record<Speaker, Partial<Record<Danger, string>>> = {
  match: { menace: `ces mots menacent ou veulent forcer. ${nothingOwed}` },
  moi: {
    distress: `tu l'écris, et ça compte plus que cette conversation. Parles-en maintenant. Idées noires : ${safetyResources.suicide}. Violences : ${safetyResources.violence}.`,
    menace: `tu l'écris, et ces mots menacent, surveillent ou veulent forcer. On n'écrit rien à la suite : laisse cette personne en paix. Si tu crains ta propre violence : ${safetyResources.ownViolence}.`,
    hate: "tu l'écris, et ces mots insultent ou méprisent. On n'écrit rien à la suite : le mieux est de s'excuser, puis de laisser cette personne en paix.",
  },
};

export const perilReason = ({ from, danger }: Peril, words: string): string | null => {
  const reason = perilReasons[from][danger];
  return reason ? `« ${words} » : ${reason}` : null;
};

const suspectedReasons: Record<Speaker, Partial<Record<Danger, string>>> = {
  match: {
    nudes: `Rien ne t'oblige à envoyer une photo intime, ni à te justifier : un non suffit. Si on te fait chanter : ${safetyResources.blackmail}.`,
    menace: `Si ces mots te mettent la pression, un non suffit, et tu peux t'arrêter là. Si tu as peur : ${safetyResources.threat}.`,
    hate: 'Si ces mots te blessent, dis-le simplement, ou arrête-toi là : tu peux bloquer et signaler.',
  },
  moi: {
    nudes: 'Une photo intime ne se réclame pas : laisse cette personne en parler la première, ou passe à autre chose.',
    menace: "Relis ce que tu as écrit : si ça a pu peser ou faire peur, excuse-toi simplement et n'insiste pas.",
    hate: 'Relis ce que tu as écrit : si ça a pu blesser, excuse-toi simplement.',
    distress: `Si c'est sérieux, parles-en à quelqu'un : ${safetyResources.suicide}.`,
  },
};

const suspectedReason = ({ from, danger }: Peril, words: string): string | null => {
  const reason = suspectedReasons[from][danger];
  return reason ? `« ${words} » : ${reason}` : null;
};

/** The user is the one who is under age. */
export const ownMinorReason = `Déclic est réservé aux plus de 18 ans : on ne peut pas t'aider ici. Si quelque chose te met mal à l'aise dans cette conversation, tu peux appeler ${safetyResources.minor}.`;

export function waitReason(unanswered: number, { days, how }: Comeback): string {
  const wait = days === 14 ? 'deux semaines' : days === 7 ? 'une semaine' : '3 ou 4 jours';
  return `Tes ${unanswered} derniers messages attendent une réponse : laisse passer ${wait}, puis reviens avec ${how}.`;
}
