import { fold } from '#engine/french/fold.ts';

// How openly a line shows interest: the sum of what it says. Only compared, to find a bolder line than the one on screen.

interface BoldCue {
  points: number;
  says: RegExp;
  examples: string[];
}

export const boldCues: BoldCue[] = [
  {
    points: 3,
    says: /\b(?:tu me plais|vous me plaisez|me plait|envie de (?:te|vous) (?:voir|connaitre|rencontrer|embeter)|je craque|sous le charme|(?:tu|vous) me manqu\w+)\b/,
    examples: ['Tu me plais bien, toi.', 'Ça me donne envie de te connaître.'],
  },
  {
    points: 2,
    says: /\b(?:en vrai|en face|un verre|un cafe|se voi[rt]|te voir|vous voir|rendez-vous|je t'(?:invite|emmene)|viens|table pour deux|en personne)\b/,
    examples: ['Je te raconterai ça en vrai.', 'On en parle autour d’un verre ?'],
  },
  {
    points: 2,
    says: /\b(?:rougir|sourire|charme|troubl\w+|dangereu\w+|tente de|faible pour|coeur|seduit\w*|flirt\w*)\b/,
    examples: ['Tu sais que tu vas me faire rougir ?'],
  },
  {
    points: 1,
    says: /\b(?:chiche|cap ou|cap de|avoue|je parie|defi|prouve|pari tenu|tes tarifs|contre toi)\b/,
    examples: ['Chiche de me le prouver.', 'Avoue que tu y as pensé.'],
  },
];

export function boldnessOf(line: string): number {
  const plain = fold(line).replaceAll('’', "'");
  return boldCues.reduce((sum, { points, says }) => sum + (says.test(plain) ? points : 0), 0);
}
