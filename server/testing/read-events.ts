export interface ReadEvent {
  event: string;
  data: Record<string, unknown>;
}

/** The events of a `text/event-stream`, in order, without the comments between them. */
export function readEvents(text: string): ReadEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block !== '' && !block.startsWith(':'))
    .map((block) => {
      const [, event = '', data = ''] = block.match(/^event: (.+)\ndata: (.*)$/s) ?? [];
      return { event, data: JSON.parse(data) as Record<string, unknown> };
    });
}
