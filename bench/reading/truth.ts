import type { Box, MessageKind, ReadingRefusalCode, Speaker } from '../../contract/reading.ts';
import type { AppId } from './scene.ts';

// What a perfect reader would find on a picture.

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
  /** How it was made: device, font, crop and so on, to look for what goes wrong where. */
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

/** One conversation on several pictures, in no order. */
export interface StitchTruth {
  files: string[];
  app: AppId;
  matchName: string | null;
  /** Boxes are left out: they depend on the picture. */
  messages: Omit<TrueMessage, 'box'>[];
  isMissingPart: boolean;
}

export interface TruthIndex {
  chats: ChatTruth[];
  refused: RefusedTruth[];
  stitches: StitchTruth[];
}
