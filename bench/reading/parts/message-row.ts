import { createRandom } from '../random.ts';
import type { ChatItem, Scene } from '../scene.ts';
import { escapeHtml } from './escape.ts';
import { intro } from './intro.ts';
import { picture } from './picture.ts';
import { sticker } from './sticker.ts';
import { voiceNote } from './voice.ts';

export type PlacedMessage = Extract<ChatItem, { type: 'message' }>;

/** What an app adds to the row that all share: a bubble, with or without a quote and a reaction. */
export interface RowStyle {
  /** Beside the match's bubbles. */
  avatar?: (message: PlacedMessage) => string;
  /** Inside the bubble after the text: the time, ticks. */
  meta?: (message: PlacedMessage) => string;
  /** Between this row and the next. */
  below?: (message: PlacedMessage) => string;
  quote?: 'inside' | 'above';
  /** The name that the app writes above a quote. */
  quoteTitle?: (from: 'moi' | 'match') => string;
  /** Messages of emoji alone are large and have no bubble. */
  bareEmoji?: boolean;
}

const linkPattern = /((?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:fr|com)\/\S+|\b0[67](?: \d\d){4}\b)/g;

/** Marks the words with `data-text`, which is where the truth is measured. */
export function textHtml(text: string): string {
  return `<span data-text>${escapeHtml(text).replaceAll(linkPattern, '<u>$1</u>')}</span>`;
}

function contentHtml(scene: Scene, { line, index }: PlacedMessage): string {
  const seed = `${scene.id} ${index}`;
  switch (line.kind) {
    case 'photo': {
      const random = createRandom(`size ${seed}`);
      return `<div class="photo">${picture(seed, random.int(170, 230), random.int(150, 270))}</div>`;
    }
    case 'sticker':
      return `<div class="sticker">${sticker(seed, 128)}</div>`;
    case 'voice':
      return voiceNote(seed);
    default:
      return textHtml(line.text);
  }
}

function quoteHtml({ line }: PlacedMessage, style: RowStyle): string {
  if (!line.quote) return '';
  const title = style.quoteTitle ? `<b>${escapeHtml(style.quoteTitle(line.quote.from))}</b>` : '';
  return `<div class="quote ${line.quote.from}">${title}<span data-quote>${escapeHtml(line.quote.text)}</span></div>`;
}

function messageRow(scene: Scene, message: PlacedMessage, style: RowStyle): string {
  const { line, index, first, last } = message;
  const isBare = line.kind === 'sticker' || (line.kind === 'emoji' && style.bareEmoji);
  const classes = [
    'row',
    line.from,
    line.kind,
    first ? 'first' : '',
    last ? 'last' : '',
    isBare ? 'bare' : '',
    line.reaction ? 'reacted' : '',
  ];
  const quote = quoteHtml(message, style);
  const avatar = line.from === 'match' && style.avatar ? style.avatar(message) : '';
  const reaction = line.reaction ? `<span class="reaction">${line.reaction}</span>` : '';
  return `<div class="${classes.filter(Boolean).join(' ')}">${avatar}<div class="stack">${style.quote === 'above' ? quote : ''}<div class="bubble" data-message="${index}">${style.quote === 'above' ? '' : quote}${contentHtml(scene, message)}${style.meta?.(message) ?? ''}${reaction}</div></div></div>${style.below?.(message) ?? ''}`;
}

const typing =
  '<div class="row match first last"><div class="stack"><div class="bubble typing"><i></i><i></i><i></i></div></div></div>';

/** The whole chat, where dates and notices are lines of small grey text. */
export function chatRows(scene: Scene, style: RowStyle): string {
  const rows = scene.items.map((item) =>
    item.type === 'message'
      ? messageRow(scene, item, style)
      : `<div class="${item.type}"><span>${escapeHtml(item.text)}</span></div>`,
  );
  const receipt = scene.receipt ? `<div class="receipt">${escapeHtml(scene.receipt)}</div>` : '';
  return [intro(scene), ...rows, receipt, scene.isTyping ? typing : ''].join('\n');
}
