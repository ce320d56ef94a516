// Finds the JSON objects in a model's answer, each as soon as its last brace has come. Text around them (code fences, a polite
// sentence, the list that they are in) is skipped, and the answer may end in the middle.

export interface AnswerObjects {
  /** The objects that this piece completes, except those that contain other objects. */
  feed(piece: string): unknown[];
}

/** In characters. A longer object is ignored: a reply or a bio is far shorter. */
const maxObjectLength = 4_000;

export function answerObjects(): AnswerObjects {
  const open: { start: number; isLeaf: boolean }[] = [];
  let text = '';
  let at = 0;
  let inString = false;
  let isEscaped = false;

  const close = (): unknown[] => {
    const object = open.pop();
    if (!object) return [];
    const outer = open.at(-1);
    if (outer) outer.isLeaf = false;
    const isReported = object.isLeaf && at + 1 - object.start <= maxObjectLength;
    return isReported ? parsed(text.slice(object.start, at + 1)) : [];
  };

  return {
    feed(piece) {
      text += piece;
      const found: unknown[] = [];
      for (; at < text.length; at++) {
        const sign = text[at];
        if (inString) {
          if (isEscaped) isEscaped = false;
          else if (sign === '\\') isEscaped = true;
          else if (sign === '"') inString = false;
        } else if (sign === '"') inString = open.length > 0;
        else if (sign === '{') open.push({ start: at, isLeaf: true });
        else if (sign === '}') found.push(...close());
      }
      return found;
    },
  };
}

function parsed(text: string): unknown[] {
  for (const tried of [text, text.replace(/[\n\r\t]+/g, ' '), text.replace(/,\s*}/g, '}')]) {
    try {
      return [JSON.parse(tried)];
    } catch {}
  }
  return [];
}
