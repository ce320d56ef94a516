import type { Act, HeardMessage } from '#engine/understand/situation.ts';
import type { Moment } from './moment.ts';
import { turnAct } from './recipes/plan.ts';
import { saidBack } from './said-back.ts';

// Which moments a turn has, the one that calls for an answer the most first.

export interface FoundMoment {
  moment: Moment;
  /** The words of the cue's group, for the slot {x}. */
  named: string | undefined;
  /** What the cue found, folded. */
  heard?: string;
  weight: number;
}

interface Sentence {
  plain: string;
  message: HeardMessage;
  asks: boolean;
  isOfUser: boolean;
}

const sentence = /[^.!?…]+[.!?…]*/g;
const ofUser = /^(?:(?:et|mais|ah|bah|bon|ok|mdr|du coup|donc|alors|en vrai) ,? ?)*(?:tu|t'|toi|ton|ta|tes|vous)\b/;

function sentencesOf(turn: HeardMessage[], lead: string | undefined): Sentence[] {
  const told = turn.flatMap((message) =>
    (message.plain.match(sentence) ?? [message.plain]).flatMap(partsOf).map((part) => ({
      plain: part.trim(),
      message,
      asks: part.includes('?'),
      isOfUser: ofUser.test(part.trim()),
    })),
  );
  const [first] = told;
  const isWhole = !first || first.asks || /^(?:j'|je|on|c'|oui|non|tu|t')\b/.test(first.plain);
  return lead && !isWhole ? [{ ...first, plain: `${lead} ${first.plain}` }, ...told] : told;
}

/** «j'ai adopté un chat, et toi ça va ?» tells first and asks then. */
function partsOf(text: string): string[] {
  return text.includes('?') ? text.split(/ (?=et (?:toi|vous)\b)| , (?=(?:tu|t'|vous|c'est|ca)\b)/) : [text];
}

/** A laugh, a greeting, an «ok» are the point only where little else is said; an excuse comes along with more. */
const longest: Partial<Record<Act, number>> = { laugh: 3, dry: 5 };
const spokenAlong: Act[] = ['delay_excuse'];

const isOfEmoji = /\p{Extended_Pictographic}/u;

/** What comes last is answered first, unless something louder was said before. */
const recency = 0.6;

export function findMoments(turn: HeardMessage[], moments: Moment[], lead?: string): FoundMoment[] {
  const sentences = sentencesOf(turn, lead);
  const act = turnAct(turn);
  const length = turn.reduce((sum, { words }) => sum + words.length, 0);
  const found = moments.flatMap((moment): FoundMoment[] => {
    if (moment.acts && !(moment.acts.includes(act) && (length <= (longest[act] ?? 7) || spokenAlong.includes(act))))
      return [];
    const own = sentences
      .map((each, place) => foundIn(moment, each, place / Math.max(1, sentences.length - 1)))
      .filter((each) => each !== null);
    const best = own.sort((a, b) => b.weight - a.weight)[0];
    return best ? [best] : [];
  });
  return found.sort((a, b) => b.weight - a.weight);
}

function foundIn(moment: Moment, { plain, message, asks, isOfUser }: Sentence, place: number): FoundMoment | null {
  if ((asks || isOfUser) && !moment.ofUser) return null;
  if (moment.unless?.test(plain)) return null;
  // Emoji are no words: a cue that looks for them reads the message itself.
  const match = moment.cue?.exec(moment.cue.unicode && isOfEmoji.test(moment.cue.source) ? message.text : plain);
  if (moment.cue && !match) return null;
  const weight = (moment.weight ?? 2) + place * recency;
  return { moment, named: saidBack(match?.groups?.x, message.text), heard: match?.[0] ?? '', weight };
}
