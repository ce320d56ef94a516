/** What is said beside asking; '' where a text only asks. */
export function toldOf(texts: string[]): string {
  return texts
    .map((text) => text.replace(/[^.!?…\n]*\?/g, ' ').trim())
    .filter((text) => /[\p{L}\p{Extended_Pictographic}]/u.test(text))
    .join('\n');
}
