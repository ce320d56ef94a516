import type { Rectangle } from '../../pixels/ports.ts';
import { colourDistance } from '../../pixels/raster.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { isGreyed } from '../ink/ink.ts';
import { candidateFromBubble, emptyCandidate, type MessageCandidate } from './message-candidate.ts';

// The box where the user writes, which is not a message.

/** In points from the bottom of the screen: the input box is within. */
const usualHeight = 125;

/** Whether a candidate is low and wide enough to be the input box, or loose text that may be its hint. */
export function isWhereInputIs({ outer, isLoose = false }: MessageCandidate, screen: Screen): boolean {
  return isInputSized(outer, screen) || (isLoose && isLow(outer, screen));
}

export function isLow({ y0, y1 }: Rectangle, { small }: Screen): boolean {
  return (y0 + y1) / 2 > small.height - usualHeight;
}

function isInputSized(box: Rectangle, screen: Screen): boolean {
  const { x0, x1, y0, y1 } = box;
  return isLow(box, screen) && y1 - y0 <= 60 && x1 - x0 >= screen.small.width * 0.34;
}

/** The input box among the candidates: the last one, at the foot of the screen, empty or with a grey hint in it. */
export function inputBarOf(candidates: MessageCandidate[], screen: Screen): MessageCandidate | null {
  const last = candidates.toSorted((a, b) => a.outer.y1 - b.outer.y1).at(-1);
  if (!last || !isWhereInputIs(last, screen) || candidates.some((other) => isOfOneSide(last, other))) return null;
  // Text in dim light is as grey as a hint, which has one line.
  return isHintOrBlank(last) && !(screen.isPhotograph && last.lines.length > 1) ? last : null;
}

/** In points, and in levels of a colour channel. */
const alike = { edge: 3, colour: 30 };

/** Whether two boxes end at the same place at the right in one colour: both are messages, in however dim a light. */
function isOfOneSide(one: MessageCandidate, other: MessageCandidate): boolean {
  return (
    one !== other &&
    one.lines.length > 0 &&
    Math.abs(one.box.x1 - other.box.x1) <= alike.edge &&
    Math.abs(one.box.x0 - other.box.x0) > alike.edge &&
    colourDistance(one.colour, other.colour) <= alike.colour
  );
}

function isHintOrBlank({ kind, lines, ink }: MessageCandidate): boolean {
  return kind === 'text' && (lines.length === 0 || isGreyed(ink));
}

/** The input box among the boxes that are not messages: below the line that ends the chat, or centred. */
export function inputBoxBelow(screen: Screen, messages: Bubble[]): MessageCandidate | null {
  for (const bubble of screen.bubbles.toReversed()) {
    if (!isInputSized(bubble, screen) || bubble.flatness < 0.5) continue;
    const isBelow = (bubble.y0 + bubble.y1) / 2 >= screen.area.bottom;
    if (!isBelow && messages.includes(bubble)) continue;
    const candidate = candidateFromBubble(screen, bubble) ?? emptyCandidate(screen, bubble);
    if (isBelow || isHintOrBlank(candidate)) return candidate;
  }
  return null;
}

/** Shares of the screen's width: wider than any bubble, yet not from edge to edge like a bar. */
const wideBox = { least: 0.88, most: 0.98 };
const leastFlat = 0.6;

/** Top of an input box almost as wide as the screen, which is found neither as a bubble nor as a bar; the chat ends there. */
export function topOfWideInput({ small, flat }: Screen): number | null {
  const box = flat.regions.find(({ x0, x1, y0, y1, area }) => {
    const [width, height] = [x1 - x0, y1 - y0];
    const isLow = (y0 + y1) / 2 > small.height - usualHeight && height >= 28 && height <= 60;
    const isWide = width >= small.width * wideBox.least && width <= small.width * wideBox.most && x1 < small.width;
    return isLow && isWide && area >= leastFlat * width * height;
  });
  return box?.y0 ?? null;
}

// Icons in the box are recognised as a character or two at the ends of the hint.
const noun =
  /^[^\p{L}]*(aa|(i?message|sms|mms|texto|rcs)( texte| rcs| sms)?|(ton|votre|un|nouveau) message|répondre)(\W+\S{1,2}){0,3}\W*$/iu;
const verb =
  /^[^\p{L}]*(écri(s|re|vez)|envo[iy]e[rz]?|tape[rz]?|saisi(r|s|ssez)|répond(s|re|ez)|dis|commence[rz]?) .{0,16}\b(message|chat|réponse|texte|chose|ici)\b.{0,12}$/iu;

/** Whether a text is the hint that apps show in the empty input box. */
export function isPlaceholder(text: string): boolean {
  return noun.test(text) || verb.test(text);
}
