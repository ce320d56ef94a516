// Looks at JSON before it is parsed. JSON.parse answers millions of brackets only after seconds and gigabytes.

/** The deepest body of the contract has four levels, the longest list of texts 1,200 values. */
const mostLevels = 16;
const mostValues = 20_000;
/** Keys and texts. */
const mostStrings = 40_000;

/** A text is looked at byte by byte for so long; a picture's is then searched at once, which is a hundred times faster. */
const stepsInText = 64;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const [openList, closeList, openObject, closeObject] = [...'[]{}'].map((bracket) => bracket.charCodeAt(0));

/**
 * Answers for each chunk of a text, as it comes, whether all so far nests deeper or holds more than any call needs. A text that is no JSON
 * may pass: it does not parse. The work grows with the size alone, whatever the text.
 */
export function watchJsonBounds(): (chunk: Buffer) => boolean {
  let level = 0;
  let values = 0;
  let strings = 0;
  let isInString = false;
  let isEscaped = false;
  /** Bytes of the text so far, or since its last backslash. */
  let plain = 0;

  return (chunk) => {
    const endOrEscape = nextOf([quote, backslash], chunk);
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (isEscaped) isEscaped = false;
      else if (isInString) {
        plain++;
        if (byte === quote) isInString = false;
        else if (byte === backslash) {
          isEscaped = true;
          plain = 0;
        } else if (plain > stepsInText) at = endOrEscape(at) - 1;
      } else if (byte === quote) {
        isInString = true;
        plain = 0;
        strings++;
      } else if (byte === comma) values++;
      else if (byte === openList || byte === openObject) {
        level++;
        values++;
      } else if (byte === closeList || byte === closeObject) level--;
      if (level > mostLevels || values > mostValues || strings > mostStrings) return true;
    }
    return false;
  };
}

/** The next place of any of these bytes, or the chunk's length. Each stretch of the chunk is searched once for each of them. */
function nextOf(bytes: number[], chunk: Buffer): (from: number) => number {
  const places = bytes.map(() => -1);
  return (from) => {
    for (const [which, byte] of bytes.entries())
      if ((places[which] as number) < from) {
        const place = chunk.indexOf(byte, from);
        places[which] = place < 0 ? chunk.length : place;
      }
    return Math.min(...places);
  };
}

export function exceedsJsonBounds(text: string): boolean {
  return watchJsonBounds()(Buffer.from(text));
}
