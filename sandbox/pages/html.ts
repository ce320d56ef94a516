/** Markup that may be put on a page as it is. */
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

/** Everything that is put in is escaped, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...contents: Content[]): Html {
  return { markup: parts.map((part, at) => part + (at < contents.length ? render(contents[at]) : '')).join('') };
}
