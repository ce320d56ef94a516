/** Markup that is inserted without escaping. */
export interface Html {
  markup: string;
}

type Content = Html | string | number | null | undefined | false | Content[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(content: Content): string {
  if (content === null || content === undefined || content === false) return '';
  if (Array.isArray(content)) return content.map(render).join('');
  if (typeof content === 'object') return content.markup;
  return String(content).replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}

/** Escapes every inserted value except `Html`; null, undefined and false insert nothing. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  return { markup: parts.map((part, at) => part + (at < contents.length ? render(contents[at]) : '')).join('') };
}
