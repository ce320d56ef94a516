import type { Speaker } from '#contract/reading.ts';
import type { Objective, Verdict } from '#contract/writing.ts';
import type { Address, Noun } from '#engine/french/noun-phrase.ts';
import type { Topic } from './topics.ts';
import type { MeetingGuess } from './turn-kind/guess-meeting.ts';
import type { MoodGuess } from './turn-kind/guess-mood.ts';
import type { KindGuess } from './turn-kind/kinds.ts';

// What the engine knows about a conversation before it writes a word. Every figure points at its messages; an index is
// a place in the conversation that was handed in.

export type Act =
  | 'question_open'
  | 'question_closed'
  | 'question_choice'
  | 'wellbeing'
  | 'disclosure'
  | 'tease'
  | 'compliment'
  | 'laugh'
  | 'dry'
  | 'greeting'
  | 'availability'
  | 'unavailable'
  | 'plan_proposal'
  | 'number_ask'
  | 'agreement'
  | 'refusal'
  | 'discomfort'
  | 'delay_excuse'
  | 'thanks'
  | 'sorry'
  | 'farewell'
  | 'sad_news'
  | 'good_news'
  | 'emoji_only'
  | 'contact_given'
  | 'insult'
  | 'empty'
  | 'statement';

export interface HeardMessage {
  index: number;
  from: Speaker;
  text: string;
  plain: string;
  words: string[];
  /** The most telling first. */
  acts: Act[];
}

/** What a question is about; `you_too` hands back what the other side just told. */
export type Ask =
  | 'wellbeing'
  | 'job'
  | 'studies'
  | 'weekend'
  | 'evening'
  | 'day'
  | 'travel'
  | 'city'
  | 'age'
  | 'name'
  | 'looking_for'
  | 'food'
  | 'drink'
  | 'music'
  | 'screen'
  | 'books'
  | 'sport'
  | 'hobby'
  | 'pets'
  | 'family'
  | 'availability'
  | 'plan'
  | 'number'
  | 'choice'
  | 'you_too'
  | 'known'
  | 'liked'
  | 'why'
  | 'opinion'
  | 'astrology'
  | 'languages'
  | 'projects'
  | 'holidays'
  | 'closed'
  | 'open';

export interface OpenQuestion {
  index: number;
  ask: Ask;
  /** The question alone, folded and spelt out. */
  text: string;
  /** The same as it was written. */
  written: string;
  /** Whether more than yes or no is asked for. */
  isOpen: boolean;
  /** Whether it hands back what the user asked, so that the match's own answer is known. */
  isReturned: boolean;
  options?: [string, string];
}

/** What the speaker says about it: has done, will do, likes, dislikes, never did, dreams of, asks about. */
export type Stance = 'likes' | 'dislikes' | 'past' | 'future' | 'never' | 'wish' | 'asked';

/** Has it, is fond of it, did or does it, is about to, asks about it; or only names it. */
export type Tie = 'owns' | 'likes' | 'did' | 'plans' | 'asks' | 'names';

export interface Hook {
  /** As said. */
  surface: string;
  noun: Noun | null;
  /** The same thing said in two ways has one key. */
  key: string;
  topic: Topic;
  stance: Stance;
  index: number;
  speaker: Speaker;
  weight: number;
  /** A pet's name. */
  name?: string;
  /** Whether the speaker says that it is theirs: «mon chat», «j'ai un chien». */
  isOwn: boolean;
  /** What the speaker has to do with it. */
  tie?: Tie;
  /** Whether it was the user's word, and the match said yes or no to it. */
  isTakenUp?: boolean;
  /** Whether the lexicon knows the noun; else its grammar comes from the speaker's own article. */
  isKnown: boolean;
}

export interface SideRegister {
  address: Address | null;
  usesEmoji: boolean;
  startsLowerCase: boolean;
  endsWithPeriod: boolean;
  /** In characters; 0 without messages. */
  typicalLength: number;
}

export interface Figure {
  value: number;
  indices: number[];
}

export interface Reciprocity {
  /** Questions of the match less those of the user. */
  questionBalance: Figure;
  /** Letters of the match for one of the user. */
  lengthRatio: Figure;
  /** How often the user wrote again with no answer in between. */
  restartsByUser: Figure;
  restartsByMatch: Figure;
  /** Messages of the user at the end that wait for an answer. */
  unanswered: Figure;
}

export type Stage = 'opening' | 'small_talk' | 'rapport' | 'date_in_the_air' | 'fading' | 'ghosted';

export type SignKind =
  | 'refusal'
  | 'boundary_number'
  | 'boundary_date'
  | 'boundary_day'
  | 'taken'
  | 'discomfort'
  | 'minor'
  | 'user_minor'
  | 'threat'
  | 'suicide'
  | 'violence'
  | 'money'
  | 'blackmail'
  | 'user_push'
  | 'user_insult'
  | 'user_sexual'
  | 'user_threat';

export interface Sign {
  kind: SignKind;
  index: number;
  speaker: Speaker;
}

/** `worry`: someone close is ill; `confided`: an illness that stays, told in trust. */
export type Mood = 'light' | 'low' | 'grief' | 'illness' | 'worry' | 'confided' | 'sad';

/** How serious what the match just told is. */
export type Gravity = 'none' | 'low' | 'grave';

export interface Comeback {
  days: number;
  how: string;
}

export interface Situation {
  messages: HeardMessage[];
  lastSpeaker: Speaker | null;
  /** The match's messages since the user last wrote; empty when the user spoke last. */
  lastTurn: HeardMessage[];
  openQuestions: OpenQuestion[];
  /** What the last turn does beside asking, the likeliest first; empty where it tells nothing. */
  kinds: KindGuess[];
  /** How the last thing that the match told is meant, whoever spoke since; how likely each is. */
  tellingMood: MoodGuess;
  /** What the last turn does about meeting in person. */
  meeting: MeetingGuess;
  hooks: Hook[];
  register: { address: Address; user: SideRegister; match: SideRegister };
  reciprocity: Reciprocity;
  stage: Stage;
  signs: Sign[];
  /** What the match said may be a no or unease: nothing is proposed, and writers stay plain and gentle. */
  caution: boolean;
  language: 'french' | 'other' | 'unclear';
  mood: Mood;
  gravity: Gravity;
  /** Days and moments that the match named in the last turn: «samedi», «demain soir». */
  days: string[];
  verdict: Verdict;
  reason: string;
  comeback: Comeback | null;
}

export interface Context {
  objective?: Objective;
}
