import type { ChatApp, Speaker } from '#contract/reading.ts';
import { median } from '../../pixels/median.ts';
import { type Colour, colourAt, colourDistance } from '../../pixels/raster.ts';
import type { MessageCandidate } from '../find-messages/message-candidate.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { type AppLook, appLooks } from './app-looks.ts';
import type { SideOf } from './sides.ts';

// Which app a screenshot is of: every clue adds to the score of the apps that it fits, and the highest score wins.

export interface Clues {
  screen: Screen;
  hasSideBars: boolean;
  sides: { candidate: MessageCandidate; side: SideOf }[];
  /** Texts in the input box. */
  hints: string[];
  /** Texts of the header, one a line. */
  header: string[];
  /** Whether the name stands in the middle of the header; null where no name is seen. */
  isNameCentred?: boolean | null;
}

const weights = { mine: 3, theirs: 1.2, page: 1.2, times: 2, avatars: 1, tails: 1, hint: 3, header: 3, centred: 0.8 };
/** Least score; below it the app is `unknown`. */
const enough = 3.2;
/** By how much the score is above the next app's: the colours of apps that are not known here resemble those of several. */
const clear = 1.5;
/** Where both sides have colours of the app, it may be above the next one's by less. */
const clearInItsColours = 0.3;
const itsColours = { mine: 0.65, theirs: 0.6 };
/** Whatever the header and the hint say: in a colour as far from all of the app's it is another one. */
const leastOfMine = 0.1;

export function detectApp(clues: Clues): ChatApp {
  if (clues.hasSideBars) return 'snapchat';
  const seen = look(clues);
  const scored = Object.entries(appLooks).map(([app, known]) => ({
    app: app as keyof typeof appLooks,
    score: likeness(seen, known),
  }));
  const [best, next] = scored.toSorted((a, b) => b.score - a.score);
  if (!best || !next || best.score < enough) return 'unknown';
  const known = appLooks[best.app];
  const [mine, theirs] = [nearness(seen.mine, known.mine), nearness(seen.theirs, known.theirs)];
  const least = mine >= itsColours.mine && theirs >= itsColours.theirs ? clearInItsColours : clear;
  return mine >= leastOfMine && best.score - next.score >= least ? best.app : 'unknown';
}

interface Seen {
  mine: Colour[];
  theirs: Colour[];
  page: Colour[];
  hasTimes: boolean;
  hasAvatars: boolean | null;
  hasTails: boolean;
  hints: string[];
  header: string[];
  isNameCentred: boolean | null;
}

function look({ screen, sides, hints, header, isNameCentred = null }: Clues): Seen {
  const of = (from: Speaker) => sides.filter(({ candidate, side }) => side.from === from && candidate.lines.length > 0);
  const written = sides.filter(({ candidate }) => candidate.lines.length > 0).map(({ candidate }) => candidate);
  const left = median(of('match').map(({ candidate }) => candidate.box.x0));
  const { small } = screen;
  const edges = [0.3, 0.5, 0.7].map((share) => colourAt(small, 3, Math.floor(small.height * share)));
  return {
    mine: of('moi').map(({ candidate }) => candidate.colour),
    theirs: of('match').map(({ candidate }) => candidate.colour),
    page: edges,
    hasTimes: written.filter(({ hadTime }) => hadTime).length >= Math.max(1, written.length * 0.4),
    hasAvatars: left === null ? null : left > 32,
    hasTails: written.some(({ outer, box }) => Math.max(outer.x1 - box.x1, box.x0 - outer.x0) >= 3),
    hints: hints.map(withoutIcons).filter((hint) => hint !== ''),
    header,
    isNameCentred,
  };
}

/** Icons beside the hint are recognised as a character or two. */
function withoutIcons(hint: string): string {
  return hint.trim().replace(/(?<!\s)(?:\s+\S{1,2}){1,8}$/, '');
}

/** What an app does in some versions only speaks a little for it. */
const halfAgreed = 0.5;

function agree(seen: boolean | null, known: boolean | null): number {
  if (seen === null) return 0;
  return known === null ? halfAgreed : seen === known ? 1 : -1;
}

function likeness(seen: Seen, known: AppLook): number {
  const isNamed = seen.header.some((line) => known.header?.test(line));
  const hint = known.hints.findIndex((pattern) => seen.hints.some((text) => pattern.test(text)));
  return (
    weights.mine * nearness(seen.mine, known.mine) +
    weights.theirs * nearness(seen.theirs, known.theirs) +
    weights.page * nearness(seen.page, known.page) +
    weights.times * agree(seen.hasTimes, known.hasTimes) +
    weights.avatars * agree(seen.hasAvatars, known.hasAvatars) +
    weights.tails * agree(seen.hasTails, known.hasTails) +
    weights.centred * agree(seen.isNameCentred, known.isNameCentred) +
    (hint < 0 ? 0 : weights.hint / (1 + hint * 0.5)) +
    (isNamed ? weights.header : 0)
  );
}

/** Mean over the colours seen: 1 for a known colour, near 0 for one far from all of them. */
function nearness(seen: Colour[], known: string[]): number {
  if (seen.length === 0) return 0.5;
  const each = seen.map((colour) => {
    const distance = Math.min(...known.map((hex) => colourDistance(colour, fromHex(hex))));
    // The first term counts the exact colour, the second a similar one.
    return 0.7 * Math.exp(-((distance / 16) ** 2)) + 0.3 * Math.exp(-((distance / 50) ** 2));
  });
  return each.reduce((sum, value) => sum + value, 0) / each.length;
}

function fromHex(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
