/** A page of the drawing browser: a style sheet and a body. */
export interface Drawing {
  style: string;
  body: string;
}
