// Surnames of several words: «Le Goff», «de La Tour», «El Amrani», «Ben Youssef», «van den Berg». Keys without accents, in lower case.

const keys = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Before a surname with a capital, right after a first name: «Julie de Kersauson», «Anna van den Berg». */
const smallParticles = keys('de du des d von van der den di da dos del della al ben bin el ould');
/** These only with a capital, or after another particle: «Marie le Louvre est fermé» is no name, «Marie de la Rochefoucauld» is one. */
const articles = keys('le la les l');
/** Begin a surname after a title; «monsieur du Carrefour» and «on s'appelle Les Congés» are none. */
const afterTitle = keys('de d von van der den di da dos del el al ben bin ould le la l ait bel bou mac o san dell');
const links = keys('de du des d von van der den da dos del');
const elided = keys('d l dell o');
const otherCapitals = keys('ait bel bou mac o san');
/** No French word, so that a surname follows without a first name before it. */
const foreign = keys('el ait ould');
const foreignWorks = keys('clasico classico nino dorado paso camino pais guapo chapo che el');

/** These follow «Le» and are no everyday word, so that they are found in any spelling. */
const afterLe = keys(
  `goff goffic floch gall bihan corre guen guennec guern berre gac gal moal saux tallec dantec meur pen quellec scornec cornec manach
  marec duff henaff cloarec gloahec goaziou louarn merrer naour ouedec rouzic troadec trividic yaouanc pennec garrec coadic cozannec calvez
  bozec bellec bouedec bourhis braz coent deunff doare fevre febvre goas graet hyaric houerou jollec mentec monnier nagard pavec quere
  quintrec rhun sommer texier toquin touze treut velly bris berrigaud carrer dortz gouic mevel meitour nevez poul roch scouarnec cleach clech`,
);

const titled =
  /(?:^|[^\p{L}])(?:M\.|Mr\.?|Mme|Mlle|[Mm]onsieur|[Mm]adame|[Mm]ademoiselle|[Dd]octeur|[Dd]octoresse|Dr\.?|[Mm]aître|[Ff]amille|appelle|nom(?: de famille)?(?: c['’]est| est| ?:))\s$/u;
const midSentence = /[\p{L},]\s$/u;

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** `firm`: with a capital or a title before it, so that even an everyday word with a capital after it is a surname. */
export type Particle = 'firm' | 'loose' | 'foreign' | null;

/** What a word is to the surname that may follow it. `after` says what stands right before it; `before` is the text there. */
export function particleOf(word: string, key: string, after: 'name' | 'particle' | null, before: string): Particle {
  const isKnown = smallParticles.has(key) || articles.has(key) || otherCapitals.has(key);
  if (!isKnown) return null;
  if (foreign.has(key) && (isCapital(word) || (after && key !== 'ait'))) return 'foreign';
  const isTitled = afterTitle.has(key) && titled.test(before);
  if (isCapital(word) && (after || isTitled)) return 'firm';
  if (key === 'ben' && isCapital(word) && midSentence.test(before)) return 'foreign';
  if (smallParticles.has(key)) return after || isTitled ? 'loose' : null;
  return articles.has(key) && after === 'particle' ? 'loose' : null;
}

export function isElided(key: string): boolean {
  return elided.has(key);
}

/** Whether a word after «Le» is a surname whatever stands before. */
export function followsLe(key: string, before: string): boolean {
  return afterLe.has(key) && /(?:^|[^\p{L}])le\s$/iu.test(before);
}

export function isForeignWork(key: string): boolean {
  return foreignWorks.has(key);
}

/** Parts of a name that are everyday words too: never hidden alone because the app knows the name. */
export function isPartOnly(key: string): boolean {
  return articles.has(key) || links.has(key);
}

/** Surnames that are no everyday word: right after a first name they are found in small letters too. */
const smallSurnames = keys(
  `durand dupont dubois moreau lefebvre lefevre leroy morel girard mercier dupuis garnier faure rousseau chevallier muller henry roussel perrin dumont
  lecomte guerin legrand gauthier dupuy rolland collet caron leclerc gaillard picard renaud arnaud lacroix barbier dufour blanchard brunet rey aubert
  giraud vasseur lemoine guillot deschamps fabre leblanc dupond lambert bonnet fournier martinez garcia lopez sanchez fernandez rodriguez perez gonzalez
  gomez ruiz hernandez silva santos pereira ferreira oliveira rodrigues gomes lopes marques carvalho teixeira moreira ribeiro cardoso mendes nunes
  tavares nguyen tran pham huynh hoang phan bui ngo diallo traore coulibaly konate keita camara cisse toure kone sow diop ndiaye gueye seck mbaye sylla
  bah barry balde diakite sissoko fofana bamba ouattara kouassi kouame benali bouzid belkacem saidi hamdi mansouri slimani brahimi cherif khelifi yilmaz
  demir celik sahin ozturk aydin arslan dogan kilic kowalski nowak popescu ionescu ivanov petrov schmitt schneider weber keller hoffmann klein
  zimmermann wagner fischer becker chauvin delaunay delattre delmas descamps desbois devaux dubreuil duchesne duclos dufresne dumas duval evrard fleury
  gautier gillet guichard hebert huet jacquet joubert lacombe langlois laporte lebrun leconte lemaire lesage levy maillard maillot mallet marchal masson
  michaud monnier navarro pasquier pelletier perrot pichon poulain prevost renault reynaud rossi tessier thibault verdier vidal weiss delacroix
  delacourt delarue descombes besson bertin benard bigot bouvier briand carlier`,
);

export function isSmallSurname(key: string): boolean {
  return smallSurnames.has(key);
}
