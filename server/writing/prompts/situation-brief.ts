import type { Objective, Signal } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';

// Tells the model in French what it cannot know from the conversation alone, or must not get wrong. What it can see for itself
// (questions, subjects, moments) is left to it: listing nouns made it repeat them.

const objectives: Record<Objective, string> = {
  continue: 'que la conversation vive.',
  date: 'proposer de se voir (les trois réponses le font), avec un jour ou la question du jour.',
  number: 'passer au téléphone : demander son numéro (les trois réponses le font), avec une bonne raison.',
  revive:
    '« match » ne répond plus depuis des jours : donner envie de revenir en reprenant un détail de ce qui s’est dit, avec une question facile ou une petite nouveauté, sans reproche et sans rien réclamer.',
};

const seen: Record<Signal, string> = {
  refusal: 'un refus',
  unease: 'un malaise',
  minor: 'quelqu’un de mineur',
  scam: 'une arnaque',
  danger: 'un danger',
  hate: 'des mots de haine',
  grave: 'quelque chose de grave',
};

/** What the embedded engine believes to have seen, where it is no ordinary talk. */
export function hintLine({ reading: { signal, stance } }: Situation): string {
  if (!signal || stance === 'open') return '';
  const what = stance === 'stop' ? seen[signal] : `peut-être ${seen[signal]}`;
  return `\n- Une lecture automatique, qui se trompe souvent, croit voir ici ${what}. À toi de juger.`;
}

/** By the kind of the last turn. */
const limits: Record<number, string> = {
  18: '« match » laisse la date ouverte : accueille-le avec légèreté, sans insister.',
};

export function situationBrief(situation: Situation, objective: Objective): string {
  const { register, reading, comeback } = situation;
  const lines = [`Objectif : ${objectives[objective]}`];
  if (register.address === 'vous') lines.push('« match » vouvoie : vouvoie aussi, avec la même élégance.');
  lines.push(register.user.usesEmoji ? 'Emoji : un au plus dans les trois messages, s’il sert.' : 'Aucun emoji.');
  const limit = limits[reading.kind ?? 0];
  if (limit) lines.push(limit);
  if (comeback) lines.push(`Les messages partiront dans ${comeback.days} jours, pas avant : ${comeback.how}.`);
  return lines.map((line) => `- ${line}`).join('\n');
}
