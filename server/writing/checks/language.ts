import { fold } from '#engine/french/fold.ts';

const set = (words: string) => new Set(words.split(/\s+/));

/** Frequent words, without accents. A word of `shared` counts for neither language. */
const french = set(
  `le la les des du un une et je j tu t il elle nous vous mon ma mes ton ta tes son sa ses notre votre vos ce cette ces cet c l d qu n s m
  pas plus est suis es etes sont ai as avez ont etait serait que qui quoi quand comment pourquoi combien quel quelle avec pour dans
  sans sous chez vers par sur mais donc car si oui non ca cela toi moi lui leur y en au aux a bien tres trop aussi encore deja jamais toujours
  alors apres avant peut faut fait faire dis raconte va vais vas allez veux peux dois sais crois ou merci bonjour salut bonne bon tout tous rien
  fais vis viens vient lis bosses travailles habites aimes joues manges dors connais penses cherches preferes continue arrete attends regarde
  depuis longtemps souvent parfois hier demain bientot maintenant enfin vraiment surtout presque peine ensemble plutot pareil
  deux trois quatre cinq six sept huit neuf dix minutes heures jours semaine soir matin nuit bonsoir haha mdr ouais avoue ravi
  rire temps gens chose truc ville pain chien vin livre film cafe dimanche samedi lundi mardi mercredi jeudi vendredi jsuis jai jvais pr tkt`,
);
const foreign = set(
  `the you your i m are is am was were do does did what when where why how who which with for from this that these those and but not
  have has had would could should will can my me we our they them it its of to at by if so just about let know think want like love hey hi
  el los las una por para con muy pero que como esta eres tienes gracias hola yo mi tu su ich du und der die das ist nicht mit wie ein eine
  sono sei che per non come ciao grazie molto voce nao obrigado muito si casi todos dias me ayuda y anch qual piatto tuo mio il di anche
  tenho duas mais e aqui tambem eu seu minha meu hoje bom dia buenos noches tengo hago quieres donde cuando porque pues`,
);
const shared = set('tu que es una mi su come me on a si y e il non mais per dia y');
/** Letters and signs that French does not write. */
const foreignSigns = /[¿¡ñãõßåøščžłąęğışţăđð]/iu;

/** A word of two alphabets is a disguise: «sаlut» with a Cyrillic «а». */
const twoAlphabets =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/** By counting frequent words of French and of other languages; up to four unknown words pass as French. */
export function isFrench(text: string): boolean {
  const plain = fold(text.replace(/«[^«»]*»|\[[^\][]*\]/g, ' '));
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  const latin = plain.match(/[a-z]/g)?.length ?? 0;
  if (letters === 0 || latin < letters * 0.9) return false;
  if (foreignSigns.test(text) || twoAlphabets.test(text)) return false;
  const words = plain.match(/[a-z]+/g) ?? [];
  const own = words.filter((word) => french.has(word) && !shared.has(word)).length;
  const other = words.filter((word) => foreign.has(word) && !french.has(word) && !shared.has(word)).length;
  if (other > own || (other >= 2 && other === own)) return false;
  return own > 0 || (words.length <= 4 && other === 0);
}
