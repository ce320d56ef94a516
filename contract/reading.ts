import * as z from 'zod/mini';

// What the reader makes of a screenshot: messages with their speakers, how sure it is of each, and warnings.

/** `sms` is the messaging app of Android phones. */
export const chatApps = [
  'tinder',
  'bumble',
  'hinge',
  'fruitz',
  'happn',
  'instagram',
  'messenger',
  'whatsapp',
  'snapchat',
  'imessage',
  'telegram',
  'sms',
  'unknown',
] as const;
export type ChatApp = (typeof chatApps)[number];

export const messageKinds = ['text', 'emoji', 'photo', 'sticker', 'voice'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const speakers = ['moi', 'match'] as const;
export type Speaker = (typeof speakers)[number];

/** In pixels of the image that was read, from its top left corner. */
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof box>;

/** A piece of a message's text, as `text.slice(start, end)` cuts it out. */
export const textRange = z.object({ start: z.int(), end: z.int() });
export type TextRange = z.infer<typeof textRange>;

/** Words and messages with a confidence below this are marked, and the user is asked to check them. */
export const doubtfulBelow = 0.6;

const readMessage = z.object({
  from: z.enum(speakers),
  kind: z.enum(messageKinds),
  /** Empty for a photo, a sticker or a voice note. */
  text: z.string(),
  /** The probability that the text (emoji aside) is right to the letter and so is its speaker. */
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  /** Words of the text that may be wrong, first to last. */
  doubtful: z.optional(z.array(textRange)),
  box,
  /** The screenshot, of several, that the box is in; counted from 0. */
  page: z.optional(z.int()),
  /** The start of the message that this one replies to, as the app shows it above. */
  quote: z.optional(z.string()),
  /** Emoji that the other side put on the message. */
  reactions: z.optional(z.array(z.string())),
  /** The edge of the image that cuts the bubble; the text beyond it is missing. */
  cut: z.optional(z.enum(['top', 'bottom'])),
});
export type ReadMessage = z.infer<typeof readMessage>;

/** A bubble of a screenshot that is being read: first its place and size, then its text. */
export const seenBubble = z.object({
  from: z.enum(speakers),
  /** Null until it is read; empty for a photo, a sticker or a voice note. */
  text: z.nullable(z.string()),
  /** How many lines of text it has; 0 where it has none. */
  lines: z.int(),
  /** As a share of the screen's width; 1 once the text is there, which gives the size then. */
  width: z.number(),
});
export type SeenBubble = z.infer<typeof seenBubble>;

export const readingWarnings = {
  low_confidence: 'Certains mots sont difficiles à lire : vérifie les messages signalés.',
  cut_message: 'Un message est coupé au bord de la capture.',
  unsure_speaker: 'On ne sait pas toujours qui parle : vérifie les messages.',
  missing_part: 'Il manque un passage entre deux captures.',
  unrelated_screenshot: 'Une des captures ne semble pas venir de la même conversation.',
  unread_text: "Il reste du texte que je n'ai pas pu lire.",
} as const;
const warningCodes = Object.keys(readingWarnings) as (keyof typeof readingWarnings)[];

export const readingWarning = z.object({
  code: z.enum(warningCodes),
  message: z.string(),
  /** Of `unread_text`: the message above that text, counted from 0; -1 where it stands above all. */
  after: z.optional(z.int()),
});
export type ReadingWarning = z.infer<typeof readingWarning>;
export type ReadingWarningCode = ReadingWarning['code'];

const pictured: Record<MessageKind, string> = {
  text: '',
  emoji: 'l’emoji',
  photo: 'la photo',
  sticker: 'le sticker',
  voice: 'le vocal',
};
const longestQuoted = 28;

/** Names a message within a sentence. */
function named({ kind, text }: Pick<ReadMessage, 'kind' | 'text'>): string {
  if (text === '') return pictured[kind];
  const start = text.slice(0, longestQuoted);
  return `« ${start === text ? text : `${start.replace(/(?<!\s)\s+\S*$/, '')}…`} »`;
}

/** Says between which messages text was not read. */
export function unreadTextWarning(
  messages: readonly Pick<ReadMessage, 'kind' | 'text'>[],
  after: number,
): ReadingWarning {
  const [above, below] = [messages[after], messages[after + 1]];
  const place = !above ? 'En haut' : !below ? 'En bas' : `Entre ${named(above)} et ${named(below)}`;
  return { code: 'unread_text', message: `${place}, il reste du texte que je n'ai pas pu lire.`, after };
}

export const reading = z.object({
  app: z.enum(chatApps),
  /** As the header shows it; null where there is no header. */
  matchName: z.nullable(z.string()),
  messages: z.array(readMessage),
  warnings: z.array(readingWarning),
});
export type Reading = z.infer<typeof reading>;

/** Why an image is not read, with the sentence that the user gets. */
export const readingRefusals = {
  not_an_image: "Ce fichier n'est pas une image lisible. Envoie une capture d'écran au format PNG, JPEG ou WebP.",
  image_too_large: "Cette image est trop grande. Envoie une capture d'écran ordinaire, sans l'agrandir.",
  image_too_small: "Cette image est trop petite pour être lue. Envoie la capture d'origine.",
  image_too_slow: "Cette image est trop longue à ouvrir. Refais une capture d'écran et envoie-la telle quelle.",
  not_a_chat: "On ne reconnaît pas de conversation sur cette image. Envoie une capture d'écran de ta discussion.",
  empty_chat: "On ne voit aucun message sur cette capture. Fais défiler jusqu'aux messages et recommence.",
  no_text: 'On ne voit pas de texte sur cette image. Envoie une capture où le texte est lisible.',
  too_many_images: 'Tu peux envoyer 8 captures au maximum à la fois.',
} as const;
export type ReadingRefusalCode = keyof typeof readingRefusals;

export const maxScreenshots = 8;
