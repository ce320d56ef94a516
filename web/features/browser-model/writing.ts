/** The browser's model at work for a call. */
export interface DeviceWriting {
  /** Does without its words: the embedded lines come at once. */
  stop: () => void;
}

/** How much of a result the browser's model wrote; null for nothing of it. */
export type OnDevice = 'all' | 'part' | null;
