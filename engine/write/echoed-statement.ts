import { capitalise } from '#engine/french/typography.ts';

// What the match told, said back as one does in talk: «j'ai arrêté d'étendre mon linge» → «Tu as arrêté d'étendre ton linge».
// Undefined where a word of it is not sure to come out right, or where it speaks of the user.

const irregular: Record<string, string> = { ai: 'as', suis: 'es', vais: 'vas' };
const clitics = "(?:ne |n'|me |m'|le |la |les |l'|lui |leur |en |y )*";
const firstPerson = new RegExp(String.raw`(?<![\p{L}'-])(?:je |j')(?<clitics>${clitics})(?<verb>\p{L}+)`, 'giu');
const swapped: Record<string, string> = {
  mon: 'ton',
  ma: 'ta',
  mes: 'tes',
  moi: 'toi',
  me: 'te',
  "m'": "t'",
  notre: 'votre',
  nos: 'vos',
};
/** The user is in it, several people whose verb would change, or a no or a doubt that a question mark would turn round. */
const unsure =
  /(?<![\p{L}-])(?:tu|te|t'|toi|ton|ta|tes|vous|votre|vos|on|nous|pas|plus|jamais|rien|par contre|non plus|crois|pense|sais|espère|raconterai|normalement)(?![\p{L}-])/iu;
/** How a clause begins that can stand by itself; «elle», «ça», «c'est» would point at nothing. */
const opening = /^(?:je |j'|les? |la |l'|une? |des |mon |ma |mes |deux |trois |quatre |cinq |six |\d)/iu;

export function echoedStatement(clause: string): string | undefined {
  const text = clause.replaceAll('’', "'");
  if (!opening.test(text) || unsure.test(text)) return undefined;
  let isSure = true;
  const turned = text
    .replace(firstPerson, (_, before: string, verb: string) => {
      const other = conjugated(verb.toLowerCase());
      if (!other) isSure = false;
      return `tu ${before}${other ?? ''}`;
    })
    .replace(
      /(?<![\p{L}'-])(?:mon|ma|mes|moi|me|notre|nos)(?![\p{L}'-])|(?<![\p{L}'-])m'/giu,
      (word) => swapped[word.toLowerCase()] ?? word,
    );
  const elided = turned.replace(/(?<![\p{L}'-])te (?=[aeiouyéè])/giu, "t'");
  // «je» that stands apart from its verb.
  if (!isSure || /(?<![\p{L}'-])(?:je|j')(?![\p{L}-])/iu.test(elided)) return undefined;
  return capitalise(elided);
}

function conjugated(verb: string): string | undefined {
  if (irregular[verb]) return irregular[verb];
  if (/rai$/.test(verb)) return `${verb.slice(0, -1)}s`;
  if (/[sx]$/.test(verb)) return verb;
  return verb.endsWith('e') && verb.length > 2 ? `${verb}s` : undefined;
}
