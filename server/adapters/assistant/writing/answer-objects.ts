// The objects in a model's answer, each as soon as its last brace has come. What stands around them (fences, a polite
// sentence, the list they are in) does not matter, nor whether the answer ever ends well.

export interface AnswerObjects {
  /** Objects that this piece completed; those that hold other objects are not told. */
  feed(piece: string): unknown[];
}

/** An object that never ends is given up. */
const longestObject = 4_000;

export function answerObjects(): AnswerObjects {
  let open: { start: number; isLeaf: boolean }[] = [];
  let text = '';
  let at = 0;
  let inString = false;
  let isEscaped = false;

  const close = (): unknown[] => {
    const object = open.pop();
    if (!object) return [];
    for (const outer of open) outer.isLeaf = false;
    const isTold = object.isLeaf && at + 1 - object.start <= longestObject;
    return isTold ? parsed(text.slice(object.start, at + 1)) : [];
  };

  return {
    feed(piece) {
      text += piece;
      const found: unknown[] = [];
      // Some models think aloud first: drafts in there are no answer.
      if (/^\s*<think>/.test(text)) {
        const end = text.indexOf('</think>');
        if (end === -1) return [];
        text = text.slice(end + '</think>'.length);
        at = 0;
      }
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
      if (/^\s*</.test(text) && text.length < 16) {
        at = 0;
        open = [];
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
