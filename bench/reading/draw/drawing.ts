/** A page of the drawing browser: a style sheet and a body. */
export interface Drawing {
  style: string;
  body: string;
  /** Emoji of messages are signs of the typeface, not pictures. */
  hasPlainEmoji?: boolean;
}
