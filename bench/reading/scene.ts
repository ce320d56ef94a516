import type { ChatApp, MessageKind, Speaker } from '../../contract/reading.ts';
import type { Device } from './devices.ts';

// A scene: everything that decides how one picture is drawn.

export const splits = ['dev', 'test'] as const;
export type Split = (typeof splits)[number];
export type AppId = Exclude<ChatApp, 'unknown'>;
export type Theme = 'light' | 'dark';
export type Wallpaper = 'plain' | 'doodle' | 'gradient' | 'photo';
export type Crop =
  | 'none'
  | 'no-header'
  | 'no-input'
  | 'chat-only'
  | 'cut-top'
  | 'cut-bottom'
  | 'cut-both'
  | 'sides'
  | 'long';
export type Encoding = 'png' | 'jpeg' | 'jpeg-1600';

/** A colour scheme that the app has or had; every colour is a CSS value. */
export interface Look {
  id: string;
  theme: Theme;
  /** Used in this split alone, so that something in the test is new. */
  only?: Split;
  background: string;
  bar: string;
  ink: string;
  faint: string;
  line: string;
  field: string;
  accent: string;
  mine: string;
  mineInk: string;
  theirs: string;
  theirsInk: string;
}

export interface Line {
  from: Speaker;
  kind: MessageKind;
  text: string;
  time: string;
  quote?: { from: Speaker; text: string };
  reaction?: string;
}

export type ChatItem =
  | { type: 'message'; line: Line; index: number; first: boolean; last: boolean }
  | { type: 'date'; text: string }
  | { type: 'notice'; text: string };

/** What differs from the app's usual template; sizes in CSS pixels. */
export interface Variation {
  paddingX: number;
  paddingY: number;
  radius: number;
  /** Share of the page's width that a message may take. */
  share: number;
  edge: number;
  headerHeight: number;
  nameSize: number;
  gap: number;
  /** Bubbles of several lines are as wide as they may be, not as their longest line. */
  isEven: boolean;
  hint: string;
  /** The line under the name; empty for none. */
  state: string;
  /** Emoji are signs of the typeface, in the text's colour. */
  hasPlainEmoji: boolean;
}

/** What a wide screen shows beside the conversation; sizes in CSS pixels, 0 for none. */
export interface Stage {
  /** Widths of the list of chats and of the match's details. */
  list: number;
  details: number;
  /** Largest width of a message. */
  most: number;
  /** Width of the column that messages stand in, in the middle of the conversation. */
  column: number;
  hasRail: boolean;
  /** The details show a large photo. */
  hasPhoto: boolean;
  /** Another app shares the screen. */
  other?: 'before' | 'after';
  isStacked: boolean;
}

export interface Scene {
  /** Also the seed of random details of the drawing (a photo's colours, a voice note's bars). */
  id: string;
  split: Split;
  app: AppId;
  look: Look;
  device: Device;
  font: string;
  textSize: number;
  wallpaper: Wallpaper;
  lowContrast: boolean;
  /** Number of one of the app's layouts; each app defines its own. */
  layout: number;
  matchName: string;
  clock: string;
  items: ChatItem[];
  /** The receipt under the user's last message; null where there is none. */
  receipt: string | null;
  /** Three dots in a bubble: the match is writing. */
  isTyping: boolean;
  /** The start of the chat is visible, with the app's text about the match. */
  hasIntro: boolean;
  crop: Crop;
  encoding: Encoding;
  /** Height in screens: 1, or up to 3 for a scrolling screenshot. */
  screens: number;
  /** A short chat starts under the header in some apps. */
  fromTop: boolean;
  /** In CSS pixels: how far the chat is scrolled back, so that the input bar cuts the last bubble. */
  scrolledBack: number;
  variation?: Variation;
  stage?: Stage;
}

export function linesOf(scene: Scene): Line[] {
  return scene.items.flatMap((item) => (item.type === 'message' ? [item.line] : []));
}
