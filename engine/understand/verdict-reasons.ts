import type { Signal } from '#contract/writing.ts';
import { safetyResources } from './safety-resources.ts';
import type { Comeback, SignKind } from './situation.ts';

/** Why to stop, told kindly to the user. */
export const stopReasons: Partial<Record<SignKind, string>> = {
  suicide: `Quelqu'un parle ici de mourir : ce n'est plus le moment de séduire. Prends-le au sérieux, écoute, et appelle ou fais appeler ${safetyResources.suicide}.`,
  minor: `Cette personne semble avoir moins de 18 ans : on arrête là, et on n'écrit rien. Si elle est en danger, le numéro à appeler est ${safetyResources.minor}.`,
  user_minor: `Déclic est réservé aux plus de 18 ans : on ne peut pas t'aider ici. Si quelque chose te met mal à l'aise dans cette conversation, tu peux appeler ${safetyResources.minor}.`,
  threat: `Ce message est une menace : ne réponds pas, garde une capture, bloque et signale. En cas de danger, appelle ${safetyResources.threat}.`,
  blackmail: `Cela ressemble à du chantage : ne paie pas, ne réponds pas, garde les preuves et signale le profil. De l'aide existe : ${safetyResources.blackmail}.`,
  violence: `Il est question de violences : ce n'est pas le moment de séduire. Écoute, sans donner de leçon, et parle de ces numéros : ${safetyResources.violence}.`,
  user_threat:
    'Ce que tu as écrit ressemble à une menace : arrête-toi là et ne renvoie rien. Si la colère déborde, en parler à un proche ou à un médecin aide vraiment.',
  money: `On te demande de l'argent ou un placement : c'est le signe d'arnaque le plus courant. N'envoie rien, signale le profil ; pour en parler : ${safetyResources.money}.`,
  user_insult:
    "Tes derniers mots ont pu blesser : il n'y a pas de bonne relance après ça. Une excuse simple, puis laisse cette personne tranquille.",
  discomfort:
    "Cette personne dit son malaise : le plus élégant est de le respecter, de t'excuser en une phrase et de t'arrêter là.",
  user_push: "La réponse était non, et insister ne la changera pas : le mieux pour vous deux est d'en rester là.",
  user_sexual:
    "Le ton est devenu trop sexuel sans que l'autre le souhaite clairement : mieux vaut t'excuser et ne pas relancer.",
  refusal:
    "C'est un non, dit clairement : le respecter, c'est la plus belle sortie. Un mot gentil si tu veux, et on passe à la suite.",
  taken: "Cette personne a quelqu'un dans sa vie : un mot élégant, et on en reste là.",
};

/** Why to stop, or to go on gently, where a language model read the talk: its own sentence stands in front. */
export const signalReasons: Record<Signal, string> = {
  refusal: 'Le plus élégant est de le respecter : un mot gentil si tu veux, et on passe à la suite.',
  unease: 'Le plus élégant est de lui laisser la place : une excuse en une phrase, puis plus rien.',
  minor: `Déclic est réservé aux plus de 18 ans : on arrête là, et on n'écrit rien. En cas de danger, le numéro à appeler est ${safetyResources.minor}.`,
  scam: `N'envoie ni argent, ni code, ni papiers, n'ouvre aucun lien et signale le profil. Pour en parler : ${safetyResources.money}.`,
  danger: `Ce n'est plus le moment de séduire. Danger immédiat : ${safetyResources.threat}. Idées noires : ${safetyResources.suicide}. Violences : ${safetyResources.violence}. Écoute, prends ces mots au sérieux, et ne reste pas seul avec ça.`,
  grave: 'Un moment difficile : une présence sincère suffit, tout le reste peut attendre.',
};

/** A no or unease that is not sure. */
export const cautionReason =
  'C’est peut-être un non ou une gêne : réponds simplement, ne propose rien pour l’instant et laisse de la place.';

export function waitReason(unanswered: number, { days, how }: Comeback): string {
  const wait = days === 14 ? 'deux semaines' : days === 7 ? 'une semaine' : '3 ou 4 jours';
  return `Tes ${unanswered} derniers messages attendent une réponse : laisse passer ${wait}, puis reviens avec ${how}.`;
}
