import { elides } from './elision.ts';

// What someone says of themselves, said back to them: «j'ai adopté un chat» → «tu as adopté un chat». Null where it cannot be
// told for sure which word to change.

/** Present and past of verbs whose second person is not the first one with an s. */
const irregular: Record<string, string> = { ai: 'as', suis: 'es', vais: 'vas', aurai: 'auras', serai: 'seras' };
const pronouns: Record<string, string> = {
  me: 'te',
  "m'": "t'",
  moi: 'toi',
  mon: 'ton',
  ma: 'ta',
  mes: 'tes',
  mien: 'tien',
  mienne: 'tienne',
};
/** Between «je» and its verb. */
const clitic = /^(?:ne|n'|me|m'|se|s'|le|la|l'|les|lui|leur|y|en)$/i;
/** Words that would have to change with who speaks, and cannot. */
const unsure = /^(?:tu|te|t'|toi|ton|ta|tes|vous|votre|vos|nous|notre|nos|on|nôtre|vôtre)$/i;

function wordsOf(clause: string): string[] {
  return clause.replaceAll('’', "'").match(/\p{L}+'|[\p{L}\d]+(?:-[\p{L}\d]+)*|[^\p{L}\d\s']+/gu) ?? [];
}

function secondPerson(verb: string): string | null {
  const known = irregular[verb];
  if (known) return known;
  if (/[sx]$/.test(verb)) return verb;
  if (/ai$/.test(verb)) return verb.replace(/ai$/, 'as');
  return /e$/.test(verb) ? `${verb}s` : null;
}

export function toSecondPerson(clause: string): string | null {
  const words = wordsOf(clause);
  const said: string[] = [];
  let awaitsVerb = false;
  for (const word of words) {
    const lower = word.toLowerCase();
    if (unsure.test(word)) return null;
    if (lower === 'je' || lower === "j'") {
      if (awaitsVerb) return null;
      awaitsVerb = true;
      said.push('tu');
    } else if (awaitsVerb && clitic.test(lower)) said.push(pronouns[lower] ?? lower);
    else if (awaitsVerb) {
      const verb = secondPerson(lower);
      if (verb === null) return null;
      said.push(verb);
      awaitsVerb = false;
    } else said.push(pronouns[lower] ?? word);
  }
  return awaitsVerb ? null : joined(said);
}

/** Elided words stick to the next; signs stick to the word before. */
function joined(words: string[]): string {
  return words.reduce((text, word) => {
    if (text === '' || text.endsWith("'") || /^[,.)…]/.test(word)) return text + word;
    return /(?:^| )te$/.test(text) && elides(word) ? `${text.slice(0, -1)}'${word}` : `${text} ${word}`;
  }, '');
}
