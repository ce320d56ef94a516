import { fold } from '#engine/french/fold.ts';
import { cities } from '../places.ts';

// An age without «ans», as profiles begin: «Chloé 17», «16, Nantes, basket», «17M». Looked for in lines as they were written, since
// capitals and signs tell it from other numbers.

const teens = '(1[0-7])';
const ends = String.raw`(?=\s*(?:$|[,.!]|[-–—:/]\s|\s[-–—]))`;
const name = String.raw`(\p{L}[\p{L}'-]{1,19})`;
const capitalName = String.raw`(\p{Lu}[\p{L}'-]{1,19})`;

/** «16, Nantes», «Âge : 16», «fille 17». */
const first = new RegExp(
  String.raw`^(?:(?:f|h|m|fille|mec|gars|garçon|meuf|femme|homme|âge|age|ans)\s*[,:/–—-]?\s*)?${teens}(?=\s*(?:$|[,–—]|-\s|/\s?\D))(?!\s*,?\s*(?:rue|avenue|boulevard|bd|place|quai|chemin|allée|impasse)\b)`,
  'iu',
);
const lettered = /^(?:1[0-7] ?[FM]|[FM] ?1[0-7])(?=\s|,|$)/u;
const told = /(?<!\p{L})[âa]ge ?:? ?1[0-7](?!\d| ?(?:min|h\b|mois|ans d))/iu;
/** After a name: «Chloé 17», «Lucas, 16», «moi c'est Lola, 15». */
const named = [
  new RegExp(String.raw`^${capitalName}\s*(?:[,:/–—-]|\s)\s*${teens}${ends}`, 'u'),
  new RegExp(String.raw`^${name}\s*[,–—/]\s*${teens}\s*(?:$|[,–—/])`, 'u'),
  new RegExp(String.raw`(?:moi c'est|je m'appelle|prénom ?:?|c'est)\s${name},? ${teens}${ends}`, 'iu'),
];

/** What has a number and is no person. */
const numbered = new Set(
  `paris lyon marseille iphone ios android windows fifa fc pes formule formula galaxy pixel xbox playstation switch mario zelda pokemon
  fantasy tekken civilization gta resident airbus boeing ligue ligne metro tram bus porte appartement appart appt apt bat batiment chambre
  etage section top niveau level lvl saison episode tome chapitre volume vol taille pointure zone handicap budget note place quai voie
  numero classe catan ski route nationale departementale autoroute psg om asse u catch minimum maximum max min environ moyenne vendredi
  lundi mardi mercredi jeudi samedi dimanche janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre le les
  des avec pour dans sur sous entre vers plus moins apollo renault peugeot opus sonate op bwv mozart louis henri charles napoleon jean-paul pie benoit`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
/** «Caen 14» is a town with its département; «Nantes, 16, basket» is somebody. */
const towns = new Set([
  ...cities.map((city) => fold(city.replace(/^à /, '').replace(/=.*/, ''))),
  ...'rodez aurillac angouleme narbonne cognac saintes royan rochefort bayeux lisieux martigues aubagne istres'.split(
    ' ',
  ),
]);

export function hasBareAge(line: string): boolean {
  const text = line.replace(/^[\s,]+/, '');
  if (lettered.test(text) || told.test(text) || first.test(text)) return true;
  return named.some((pattern) => {
    const [words = '', who = ''] = pattern.exec(text) ?? [];
    const isTown = towns.has(fold(who)) && !words.includes(',');
    return who !== '' && !isTown && !numbered.has(fold(who));
  });
}
