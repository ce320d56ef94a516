import type { Box, MessageKind, ReadingRefusalCode, Speaker } from '../../contract/reading.ts';
import type { AppId } from './scene.ts';

// The truth about a picture: what a perfect reader would find.

export interface TrueMessage {
  from: Speaker;
  kind: MessageKind;
  text: string;
  quote?: string;
  reactions?: string[];
  cut?: 'top' | 'bottom';
  /** In pixels of the file. */
  box: Box;
}

interface AboutPicture {
  file: string;
  width: number;
  height: number;
  /** How it was drawn (device, font, crop…), to see where errors come from. */
  made: Record<string, string | number | boolean>;
}

export interface ChatTruth extends AboutPicture {
  app: AppId;
  matchName: string | null;
  refused: null;
  messages: TrueMessage[];
}

export interface RefusedTruth extends AboutPicture {
  app: null;
  matchName: null;
  refused: ReadingRefusalCode;
  messages: [];
}

/** One conversation on several pictures, which are not in order. */
export interface StitchTruth {
  files: string[];
  app: AppId;
  matchName: string | null;
  /** Without boxes, which differ between the pictures. */
  messages: Omit<TrueMessage, 'box'>[];
  isMissingPart: boolean;
}

export interface TruthIndex {
  chats: ChatTruth[];
  refused: RefusedTruth[];
  stitches: StitchTruth[];
}
