import type { Tone } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import type { MoodGuess } from '#engine/understand/turn-kind/guess-mood.ts';
import type { AnsweredKind, TurnKind } from '#engine/understand/turn-kind/kinds.ts';
import { moodWordsIn } from '#engine/understand/turn-kind/mood-words.ts';
import { keepApart } from '../keep-apart.ts';
import { confided, graveLeads, graveWhole, maybeHard, unwell } from '../patterns/grave.ts';
import { joyLeads, joyWhole } from '../patterns/joy.ts';
import { quoteInvitations, quoteLeads, quotesOf, quotesOfJoy } from '../patterns/quotes.ts';
import { type Quotable, quotablesOf } from '../quotable/quotables.ts';

// How the last turn can be taken where that is sure enough: something hard, good news, or words that can be said back. What is none of
// these is taken for what it does, see kind.ts.

/** A sentence about what was told, with what fills its slots. */
export interface Said {
  line: string;
  quoted?: string;
  kind?: AnsweredKind;
}

export interface Taking {
  /** Complete replies. */
  whole: (tone: Tone) => Said[];
  /** First sentences, before an answer or an invitation. */
  leads: (tone: Tone) => Said[];
  /** Complete replies with the wish in them, where there are any. */
  wishes?: (wish: 'date' | 'number', tone: Tone) => Said[];
}

/** A hard thing that is heard at all is seldom said in words that are surely hard. */
const graveEnough = 0.45;
const joyEnough = 0.5;
const joyInWords = 0.3;
/** «Bravo !» before an answer stands out where there is nothing to praise. */
const surelyJoy = 0.7;
const confidedEnough = 0.6;
/** A confidence is not told with a laugh. */
const hardlyLight = 0.5;
const lightEnough = 0.6;
const surelyLight = 0.9;
/** What it does is sure enough to say something about its words. */
const kindEnough = 0.35;
const quotableEnough = 0.15;
/** For a second and a third reply that do not repeat the first. */
const spareEnough = 0.3;
/** Said in words that are hard, though it may not be meant so. */
const hardEnough = 0.08;
const maybeEnough = 0.2;
const likelyEnough = 0.3;
const surelyEnough = 0.6;
const quoteLimit = 3;
/** An answer is well without a quote before it, and an invitation wants a reason. */
const worthLeading = 0.75;
const worthInviting = 0.5;

/** Said to the user or about the talk: repeated, it would sound like a parrot. */
const addressed: AnsweredKind[] = ['laugh', 'thanks', 'leave', 'sorry', 'greet', 'dry'];

export const isGrave = (situation: Situation) =>
  (soundsGrave(situation.tellingMood) &&
    isBorneOut(situation) &&
    !isSurely(situation, friendly, friendlyEnough) &&
    !endsWell(situation)) ||
  isInHardWords(situation);

/** «On lui a fait des funérailles avec bougies et pizzas»: hard words, told with a laugh, are not. */
const isInHardWords = ({ mood, tellingMood }: Situation) =>
  (mood === 'grief' || mood === 'worry') && tellingMood.light < lightEnough;

/** What ended well is a relief. */
const endsWell = (situation: Situation) => isSurely(situation, ['joy'], joyEnough) && !isSurelySaidGrave(situation);

const isSurelySaidGrave = ({ tellingMood }: Situation) => tellingMood.grave >= surelyEnough;

const soundsGrave = ({ grave: hard, light }: MoodGuess) => hard >= graveEnough && hard * 2 >= light;

/** Of what sounds hard and is not said in hard words, nor surely trouble, two in five are not. */
const isBorneOut = (situation: Situation) =>
  saysHard(situation) ||
  situation.tellingMood.grave >= hardAlone ||
  (isSurelySaidGrave(situation) && likelyTrouble(situation) >= troubleEnough);

const saysHard = ({ lastTurn }: Situation) => lastTurn.some(({ plain }) => moodWordsIn(plain).includes('grave'));
const likelyTrouble = ({ kinds }: Situation) =>
  kinds.reduce((sum, { kind, probability }) => sum + (kind === 'trouble' || kind === 'confide' ? probability : 0), 0);
const hardAlone = 0.8;
const troubleEnough = 0.5;

export const isSurely = ({ kinds: [first] }: Situation, of: TurnKind[], enough: number) =>
  first !== undefined && of.includes(first.kind) && first.probability >= enough;

const friendly: TurnKind[] = ['compliment', 'laugh', 'thanks', 'tease', 'agree', 'gag'];
const friendlyEnough = 0.4;
const tiredEnough = 0.3;

const isHard = (situation: Situation) => situation.tellingMood.grave >= hardEnough && saysHard(situation);

/** Something personal or hard may be meant: no joke is asked for. */
export const isSerious = (situation: Situation) =>
  situation.tellingMood.grave >= hardEnough ||
  isHard(situation) ||
  situation.mood !== 'light' ||
  isSurely(situation, ['tired'], tiredEnough) ||
  isSurely(situation, ['confide', 'trouble'], seriousEnough) ||
  situation.openQuestions.some(({ text }) => seriousWords.test(text));

const seriousEnough = 0.2;
const seriousWords =
  /\b(?:ex|celibataire|divorce\w*|separ\w+|enfants?|religion|croyante?|pratiquante?|prie|priere|musulmane?|juive?|chretienne?|foi|couple|relation|cherches?|attends? de|pourquoi tu es|maladie|handicap|derniere (?:histoire|relation)|rupture|s'est (?:fini|termine)\w*)\b/;

const isIll = ({ mood, tellingMood, lastTurn }: Situation) =>
  mood === 'illness' && tellingMood.light < surelyLight && !lastTurn.some(({ plain }) => wasIll.test(plain));

/** «Il était malade depuis l'été» */
const wasIll = /\betait (?:\p{L}+ )?malade\b/u;

/** Nobody laughs where nothing is told with a smile. */
export const inTheMood = ({ tellingMood }: Situation, lines: string[]) =>
  tellingMood.light >= smilingEnough ? lines : lines.filter((line) => !/haha/i.test(line));

const smilingEnough = 0.4;

/** Hard, told in confidence, or perhaps so: what was named is not taken up with a smile. */
export const isDelicate = (situation: Situation) =>
  isGrave(situation) || isHard(situation) || isIll(situation) || isConfided(situation) || isLikelyHard(situation);

export function takingOf(situation: Situation): Taking | undefined {
  if (situation.lastTurn.length === 0 || situation.kinds.length === 0) return undefined;
  if (isRecovering(situation)) return trust;
  if (isGrave(situation) || isHard(situation)) return isSurelyGrave(situation) ? grave : { ...grave, leads: () => [] };
  const quotables = isAddressed(situation) ? [] : wordsToRepeat(situation);
  if (isIll(situation) && situation.openQuestions.length === 0) return ill;
  if (isJoy(situation)) {
    const joy = joyAbout(quotables);
    return isSurely(situation, ['joy'], surelyJoy) ? joy : { ...joy, leads: () => [] };
  }
  if (isConfided(situation)) return trust;
  if (isMaybeHard(situation)) return unsure;
  const kind = kindToQuote(situation);
  return kind && quotables.length > 0 ? wordsOf(quotables, kind) : undefined;
}

/** What is said about the words: for what the turn surely does, else for how it is told. */
function kindToQuote(situation: Situation): AnsweredKind | undefined {
  const kind = kindToTake(situation);
  return quotesOf[kind] ? kind : undefined;
}

/** What the turn surely does, else how it is told. */
function kindToTake(situation: Situation): AnsweredKind {
  const [first] = situation.kinds;
  if (first && first.kind !== 'no' && first.probability >= kindEnough) return first.kind;
  return situation.tellingMood.light >= lightEnough ? 'gag' : 'told';
}

/** What is said of a thing holds for whatever is told, unless it is plain what the turn does. */
export function kindToName(situation: Situation): AnsweredKind {
  if (isJoy(situation)) return 'joy';
  const [first] = situation.kinds;
  if (!first || first.kind === 'no' || first.probability < kindToNameEnough) return 'told';
  const length = situation.lastTurn.reduce((sum, { words }) => sum + words.length, 0);
  const longest = first.kind === 'greet' ? longestGreeting : longestAddressed;
  return addressed.includes(first.kind) && length > longest ? 'told' : first.kind;
}

const kindToNameEnough = 0.5;
/** Who says sorry at such length tells something as well. */
const longestAddressed = 25;
export const longestGreeting = 7;

/** Before an answer, a word of comfort that is out of place stands out. */
export const isSurelyGrave = (situation: Situation) =>
  isSurelySaidGrave(situation) || isInHardWords(situation) || isHard(situation);

/** Nobody smiles at it, whatever else it may be. */
const isLikelyHard = (situation: Situation) =>
  isMaybeHard(situation) && (situation.tellingMood.grave >= likelyEnough || isInTears(situation));

/** Neither surely hard nor surely light. */
export const isMaybeHard = (situation: Situation) => !isSurely(situation, ['joy'], surelyJoy) && mayBeHard(situation);

const mayBeHard = (situation: Situation) =>
  (situation.tellingMood.grave >= maybeEnough && situation.tellingMood.light < lightEnough) ||
  isSurely(situation, ['trouble'], seriousEnough) ||
  (isLow(situation) && situation.tellingMood.light < lightEnough) ||
  isInTears(situation);

const isLow = ({ mood }: Situation) => mood === 'low' || mood === 'sad';

const isInTears = (situation: Situation) =>
  situation.lastTurn.some(({ plain }) => inTears.test(plain)) && !isSurely(situation, ['gag', 'joy'], surelyLaughed);

/** «J'ai pleuré dans les bras d'une inconnue, 10/10» */
const surelyLaughed = 0.7;

/** Told with a smile or not, nobody laughs at it. */
const inTears =
  /\b(?:j'ai|ai|me suis mise? a|failli) (?:\p{L}+ )?pleur\w+\b(?! de rire)|\bje pleure (?:un peu|encore|depuis)\b/u;

/** «J'ai fini la chimio, les résultats sont bons»: told in confidence, and over. */
export const isRecovering = (situation: Situation) =>
  !isInHardWords(situation) &&
  (isGrave(situation) || isHard(situation) || situation.mood !== 'light') &&
  situation.lastTurn.some(({ plain }) => recovering.test(plain));

const recovering =
  /\b(?:en remission|(?:resultats|bilans?|examens?) (?:sont |est )?(?:bons?|rassurants?)|medecins? (?:sont |est )?confiants?|(?:fini|termine|terminee) (?:la|ma|les|mes|mon|le|sa|son) (?:chimio|radiotherapie|rayons|traitement)|derniere (?:chimio|seance)|c'est derriere moi|je revis)\b/;

const unsure: Taking = {
  whole: (tone) => maybeHard[tone].map((line) => ({ line, kind: 'told' })),
  leads: () => [],
};

const grave: Taking = {
  whole: (tone) => graveWhole[tone].map((line) => ({ line, kind: 'trouble' })),
  leads: (tone) => graveLeads[tone].map((line) => ({ line, kind: 'trouble' })),
};

const trust: Taking = {
  whole: (tone) => confided[tone].map((line) => ({ line, kind: 'confide' })),
  leads: () => [],
};

const isConfided = (situation: Situation) =>
  isSurely(situation, ['confide'], confidedEnough) && situation.tellingMood.light < hardlyLight;

const ill: Taking = {
  whole: (tone) => unwell[tone].map((line) => ({ line, kind: 'mishap' })),
  leads: (tone) => unwell[tone].slice(0, 1).map((line) => ({ line, kind: 'mishap' })),
};

const isJoy = ({ kinds, lastTurn }: Situation) => {
  const enough = lastTurn.some(({ plain }) => moodWordsIn(plain).includes('joy')) ? joyInWords : joyEnough;
  return kinds.some(({ kind, probability }) => kind === 'joy' && probability >= enough);
};

function joyAbout(quotables: Quotable[]): Taking {
  const leads = (tone: Tone): Said[] => joyLeads[tone].map((line) => ({ line, kind: 'joy' }));
  return {
    leads,
    whole: (tone) => [
      ...joyWhole[tone].map((line): Said => ({ line, kind: 'joy' })),
      ...quotables.flatMap(({ text }) =>
        joyLeads[tone].flatMap((lead) =>
          quotesOfJoy[tone].map((line): Said => ({ line: `${lead} ${line}`, quoted: text, kind: 'joy' })),
        ),
      ),
    ],
  };
}

function wordsOf(quotables: Quotable[], kind: AnsweredKind): Taking {
  const said = (lines: string[], least = 0): Said[] =>
    quotables
      .filter(({ worth }) => worth >= least)
      .flatMap(({ text }) => lines.map((line): Said => ({ line, quoted: text, kind })));
  return {
    whole: (tone) => said(quotesOf[kind]?.[tone] ?? []),
    leads: (tone) => said(quoteLeads[tone], worthLeading),
    wishes: (wish, tone) => (wish === 'date' ? said(quoteInvitations[tone], worthInviting) : []),
  };
}

function isAddressed({ kinds }: Situation): boolean {
  const [first] = kinds;
  return first !== undefined && first.kind !== 'no' && addressed.includes(first.kind);
}

/** The best of them, and others that say something else. */
function wordsToRepeat({ lastTurn }: Situation): Quotable[] {
  return keepApart(quotablesOf(lastTurn), quoteLimit, (kept) => (kept === 0 ? quotableEnough : spareEnough));
}
