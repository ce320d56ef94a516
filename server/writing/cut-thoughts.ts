const opening = /^\s*<(think|thinking|reasoning|thought)>/i;

/**
 * Reasoning models put their thoughts before the answer, between tags. Takes the pieces of an answer and hands on what is not
 * thought; holds back what may still become a tag.
 */
export function cutThoughts(): (piece: string) => string {
  let held = '';
  let state: 'begin' | 'thinking' | 'speaking' = 'begin';
  let closing = '';
  return (piece) => {
    if (state === 'speaking') return piece;
    held += piece;
    if (state === 'begin') {
      const tag = held.match(opening);
      if (tag) {
        state = 'thinking';
        closing = `</${tag[1]?.toLowerCase()}>`;
        held = held.slice(tag[0].length);
      } else if (!mayBecomeTag(held)) {
        state = 'speaking';
        return held;
      } else return '';
    }
    const end = held.toLowerCase().indexOf(closing);
    if (end < 0) {
      held = held.slice(-closing.length);
      return '';
    }
    state = 'speaking';
    return held.slice(end + closing.length);
  };
}

function mayBecomeTag(text: string): boolean {
  const begun = text.trimStart();
  return begun === '' || /^<[a-z]{0,9}$/i.test(begun);
}
