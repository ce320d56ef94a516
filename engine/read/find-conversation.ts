import type { Box } from '#contract/reading.ts';
import { median } from '../pixels/median.ts';
import type { Raster } from '../pixels/ports.ts';
import { type FoundCandidates, findCandidates } from './find-messages/find-candidates.ts';
import { withUnboxedText } from './find-messages/unboxed-text.ts';
import { halfFrame, wideFrame } from './find-screen/frame.ts';
import { photographedScreen } from './find-screen/photo-frame.ts';
import { fontSizeOf } from './find-screen/text-size.ts';
import { lookAt, type Screen } from './find-shapes/screen.ts';

// Which part of a picture is the conversation, and how large its points and its letters are.

export interface Conversation {
  screen: Screen;
  found: FoundCandidates;
  /** From the screen's image to the picture that it is part of. */
  inPicture(box: Box): Box;
}

/** On a photograph of a screen that screen, unless less is found on it: a card on a screenshot has four edges too. */
export function findConversation(picture: Raster): Conversation {
  const whole = lookAt(picture);
  const asItIs = conversationOn(whole);
  const photo = photographedScreen(picture, whole.small);
  if (!photo || hasTextAround(asItIs, photo.inPicture(wholeOf(photo.image)))) return asItIs;
  const boxed = conversationOn(lookAt(photo.image, undefined, true));
  const straight = { ...boxed, found: withUnboxedText(boxed.screen, boxed.found) };
  if (linesOf(straight) < linesOf(asItIs)) return asItIs;
  return { ...straight, inPicture: (box) => photo.inPicture(straight.inPicture(box)) };
}

function wholeOf({ width, height }: Raster): Box {
  return { x: 0, y: 0, width, height };
}

/** Whether messages stand outside of what was taken for a photographed screen, as around a card or a photo on a screenshot. */
function hasTextAround({ screen: { scale }, found, inPicture }: Conversation, part: Box): boolean {
  return found.candidates.some(({ outer: { x0, x1, y0, y1 }, lines }) => {
    const box = inPicture({ x: x0 * scale, y: y0 * scale, width: (x1 - x0) * scale, height: (y1 - y0) * scale });
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isInside = x >= part.x && x < part.x + part.width && y >= part.y && y < part.y + part.height;
    return lines.length > 0 && !isInside;
  });
}

function linesOf({ found: { candidates } }: Conversation): number {
  return candidates.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** A screenshot has about 100 areas of one colour a screen, and the tallest scroll is eleven screens high: more are not looked at. */
const mostRegions = 2500;
const nothingFound: FoundCandidates = { candidates: [], inputBar: null, hasSideBars: false, marks: [] };

/** Looks at the screen as at an upright phone's, and where its text is too small or too large for one, once more. */
function conversationOn(whole: Screen): Conversation {
  if (whole.flat.regions.length > mostRegions)
    return { screen: whole, found: nothingFound, inPicture: (box: Box) => box };
  const asOnPhone = { screen: whole, found: findCandidates(whole), inPicture: (box: Box) => box };
  const isUpright = whole.image.height >= whole.image.width;
  const half = isUpright ? halfFrame(whole.image, whole.small) : null;
  if (!half && isUpright && hasUsualText(asOnPhone)) return asOnPhone;
  const fontPx = half ? null : fontSizeOf(whole.image);
  const frame = half ?? wideFrame(whole.image, fontPx);
  if (!frame) return inLargeText(asOnPhone, fontPx);
  const screen = lookAt(frame.image, frame.scale, whole.isPhotograph);
  const inPicture = (box: Box) => ({ ...box, x: box.x + frame.x, y: box.y + frame.y });
  return { screen, found: findCandidates(screen), inPicture };
}

/** In usual font sizes: from here on letters would count as emoji. */
const large = 1.32;

/** Looked at with a larger font; the points grow half as much, since bubbles and bars grow less than their text. */
function inLargeText(asUsual: Conversation, fontPx: number | null): Conversation {
  const { image, scale, fontPx: usual, isPhotograph } = asUsual.screen;
  if (fontPx === null || fontPx < usual * large) return asUsual;
  const screen = { ...lookAt(image, scale * Math.sqrt(fontPx / usual), isPhotograph), fontPx };
  return { ...asUsual, screen, found: findCandidates(screen) };
}

/** In font sizes: the height of most lines, with or without tails. */
const usualLine = { least: 0.72, most: 1.22 };
const severalLines = 5;
/** In one box alone lines may be the messages of a wide screen. */
const severalBoxes = 2;

function hasUsualText({ found: { candidates }, screen: { fontPx } }: Conversation): boolean {
  const written = candidates.filter(({ lines }) => lines.length > 0);
  const heights = written.flatMap(({ lines }) => lines.map(({ y0, y1 }) => (y1 - y0) / fontPx));
  const usual = median(heights) ?? 0;
  return (
    written.length >= severalBoxes &&
    heights.length >= severalLines &&
    usual >= usualLine.least &&
    usual <= usualLine.most
  );
}
