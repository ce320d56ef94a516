// Looks at JSON before it is parsed. JSON.parse answers millions of brackets only after seconds and gigabytes.

/** The deepest body of the contract has four levels, the longest list of texts 1,200 values. */
const mostLevels = 16;
const mostValues = 20_000;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const [openList, closeList, openObject, closeObject] = [...'[]{}'].map((bracket) => bracket.charCodeAt(0));

/** Whether the text nests deeper or holds more values than any call needs. A text that is no JSON may pass: it does not parse. */
export function exceedsJsonBounds(text: string): boolean {
  let level = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === comma) values++;
    else if (code === openList || code === openObject) {
      level++;
      values++;
    } else if (code === closeList || code === closeObject) level--;
    if (level > mostLevels || values > mostValues) return true;
  }
  return false;
}

/** The place of the quote that ends the string; the text's end where none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first--;
  return (at - first) % 2 === 1;
}
