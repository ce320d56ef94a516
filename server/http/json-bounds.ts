// Looks at JSON before it is parsed. JSON.parse answers millions of brackets only after seconds and gigabytes.

/** The deepest body of the contract has four levels, the longest list of texts 1,200 values. */
const mostLevels = 16;
const mostValues = 20_000;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const [openList, closeList, openObject, closeObject] = [...'[]{}'].map((bracket) => bracket.charCodeAt(0));

/**
 * Answers for each chunk of a text, as it comes, whether all so far nests deeper or holds more values than any call needs. A text
 * that is no JSON may pass: it does not parse.
 */
export function watchJsonBounds(): (chunk: Buffer) => boolean {
  let level = 0;
  let values = 0;
  let isInString = false;
  let isEscaped = false;

  /** The place of the quote that ends the string, or of the chunk's end. */
  function endOfString(chunk: Buffer, start: number): number {
    let at = start;
    if (isEscaped && at < chunk.length) at++;
    isEscaped = isEscaped && start === chunk.length;
    let end = placeOf(quote, chunk, at);
    for (let slash = placeOf(backslash, chunk, at); slash < end; slash = placeOf(backslash, chunk, slash + 2)) {
      isEscaped = slash + 1 === chunk.length;
      if (slash + 1 === end) end = placeOf(quote, chunk, end + 1);
    }
    isInString = end === chunk.length;
    return end;
  }

  return (chunk) => {
    for (let at = isInString ? endOfString(chunk, 0) + 1 : 0; at < chunk.length; at++) {
      const byte = chunk[at];
      if (byte === quote) at = endOfString(chunk, at + 1);
      else if (byte === comma) values++;
      else if (byte === openList || byte === openObject) {
        level++;
        values++;
      } else if (byte === closeList || byte === closeObject) level--;
      if (level > mostLevels || values > mostValues) return true;
    }
    return false;
  };
}

/** The chunk's length where it has none. */
function placeOf(byte: number, chunk: Buffer, from: number): number {
  const place = chunk.indexOf(byte, from);
  return place < 0 ? chunk.length : place;
}

export function exceedsJsonBounds(text: string): boolean {
  return watchJsonBounds()(Buffer.from(text));
}
