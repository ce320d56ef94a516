import { answerBlank } from '#contract/blank.ts';
import { fold } from '#engine/french/fold.ts';
import { handedBack } from '#engine/understand/questions.ts';
import type { OpenQuestion } from '#engine/understand/situation.ts';
import { isRepeatable } from './quotable/repeatable.ts';

/** A longer question fills the screen rather than reminds of it. */
const longest = 70;
/** Fewer words are no question yet: «toi ?». */
const fewest = 3;

/** What only the user knows, with the question that it is for as the match wrote it: it is not sent. */
export function blankFor(question: OpenQuestion | undefined, manner?: string): string {
  if (!question) return answerBlank(null, manner);
  const asked = withoutApproach(
    question.written
      .replace(/[«»"“”[\]{}]/g, '')
      .replaceAll('’', "'")
      .replace(/\s+/g, ' ')
      .trim(),
  );
  const isClear = !handedBack.test(asked) && asked.length >= 4 && /\p{L}/u.test(asked) && isRepeatable(asked);
  return answerBlank(isClear ? shortened(asked) : null, manner);
}

/** One for each way to answer that a line can ask for. */
export function blanksFor(question: OpenQuestion | undefined): Record<string, string> {
  return {
    reponse: blankFor(question),
    reponseDrole: blankFor(question, 'version drôle'),
    reponseDetail: blankFor(question, 'avec un détail bien à toi'),
    reponseCourte: blankFor(question, 'en quelques phrases'),
    reponseDirecte: blankFor(question, 'sans détour'),
    reponseSimple: blankFor(question, 'en toute simplicité'),
  };
}

/** «Coucou Manon, enfin bref, ta journée ?»: what comes before the question. */
const approach =
  /^(?:(?:coucou|salut|hello|hey|bonjour|bonsoir|re|yo)\b[^,!?.]{0,20}[,!] *|(?:et|mais|alors|bref|enfin|sinon|du coup|bon|ah|oh|enfin bref|au fait|dis|dis-moi|mdr+|ptdr|lol|haha\w*)(?:,| (?=\S+ \S+)) *)/;

function withoutApproach(asked: string): string {
  for (let text = asked; ; ) {
    const ahead = approach.exec(fold(text))?.[0].length ?? 0;
    if (ahead === 0) return text;
    text = text.slice(ahead);
  }
}

/** Its last clauses, its first ones where no mark says where it asks, or its first words where they are one. */
function shortened(asked: string): string {
  if (asked.length <= longest) return asked;
  const clauses = asked.split(/, | – | - |(?<=:) | (?=(?:mais|parce que|du coup|donc) )/);
  for (let left = clauses.length - 1; left > 0; left--) {
    const kept = asked.includes('?') ? clauses.slice(-left) : clauses.slice(0, left);
    const part = kept.join(', ').replaceAll(':, ', ': ');
    if (part.length <= longest && part.split(' ').length >= fewest) return part;
  }
  return `${asked.slice(0, asked.lastIndexOf(' ', longest - 2)).replace(/[,;: ]+$/, '')}…`;
}
