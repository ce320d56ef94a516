import { minorRules } from '#engine/understand/danger/rules/find-danger.ts';
import { readTurn } from '#engine/understand/read-turn.ts';
import { type ShortTextStop, stopIn } from '#engine/understand/short-texts/stop-in.ts';
import type { Today } from '#engine/understand/short-texts/tells-minor.ts';
import { type HeardSubject, subjectsIn } from '#engine/understand/subjects.ts';
import { beforeOrders } from '#engine/write/bios/screen-interests.ts';
import type { OpenerLine } from './opener-lines.ts';

/** Of a longer profile the rest is not read, which bounds the work. */
const maxProfileCharacters = 4_000;
const maxSentences = 40;
const maxSubjects = 8;

export interface ProfileSubject extends Omit<HeardSubject, 'subject'> {
  subject: OpenerLine['subject'];
  /** A pet's name. */
  name?: string;
}

export interface Profile {
  subjects: ProfileSubject[];
  language: 'french' | 'other' | 'unclear';
  stop: ShortTextStop | null;
  isEmpty: boolean;
  hasContact: boolean;
}

const contact = /\b(?:insta\w*|snap\w*|whatsapp|telegram|twitter|tiktok|ig|discord)\b|@\w{3,}|(?:\d[ .-]?){8,}/i;
const petName =
  /(?<!\p{L})(?:[Mm](?:on|a|es)|[Nn]otre|une?)\s+(?:\p{Ll}+\s)?(?:chat|chaton|chien|chienne|chiot|lapin|tortue|perroquet|hamster|furet|cheval|jument|poule|toutou)(?:\s*(?:[,:]|s['’]appelle|nommée?|qui s['’]appelle))?\s*(\p{Lu}[\p{L}-]{1,19})/u;
/** Words before an animal that is the match's own: «j'adore les chiens» is no dog of theirs. */
const owns = /(?<!\p{L})(?:mon|ma|mes|notre|nos|j['’]ai|adopté\w*|maman d|papa d)(?!\p{L})[^.!?,]{0,20}$/iu;

export function readProfile(profile: string, today?: Today): Profile {
  const sentences = profile
    .slice(0, maxProfileCharacters)
    .split(/[\n\r•|·;]+|(?<=[.!?…])\s+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '' && beforeOrders(line) === line)
    .slice(0, maxSentences);
  const text = sentences.join('\n');
  const { language, messages } = readTurn(sentences.map((line) => ({ from: 'match', text: line })));
  const subjects = subjectsOf(text);
  return {
    subjects,
    language,
    stop: messages.some((message) => minorRules(message, []).length > 0) ? 'minor' : stopIn(profile, today),
    isEmpty: !/\p{L}{2,}/u.test(text) && subjects.length === 0,
    hasContact: contact.test(text),
  };
}

/** With a pet's name, and whether an animal is the writer's own. */
export function subjectsOf(text: string): ProfileSubject[] {
  const name = petName.exec(text)?.[1];
  const pet: ProfileSubject[] = name ? [{ subject: 'pet_name', words: name, name, at: 0 }] : [];
  const heard = subjectsIn(text).map(({ subject, ...rest }): ProfileSubject => {
    const isAnimal = subject === 'cat' || subject === 'dog';
    return { ...rest, subject: isAnimal && !owns.test(text.slice(0, rest.at)) ? `${subject}_lover` : subject };
  });
  return [...pet, ...heard].slice(0, maxSubjects);
}
