// Server-sent events from a response body that arrives in pieces. Written by hand: `eventsource-parser` does the same for
// 1.2 KB more of compressed script, on the page that members open most.

export interface ServerEvent {
  name: string;
  data: string;
}

/** `onPiece` is called whenever something arrives, comments included. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onPiece: () => void = () => {},
): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    while (true) {
      const { value, done } = await reader.read();
      onPiece();
      // Over the rest too: a piece may end between \r and \n.
      rest = (rest + decoder.decode(value, { stream: !done })).replaceAll('\r\n', '\n');
      const blocks = rest.split('\n\n');
      rest = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    // A caller that stops listening ends the transfer.
    await reader.cancel().catch(() => {});
  }
}

/** Null for a comment, which the server sends to keep the connection open. */
function eventOf(block: string): ServerEvent | null {
  const fields = block.split('\n').map((line) => /^(event|data): ?(.*)$/s.exec(line));
  const valuesOf = (field: string) => fields.filter((match) => match?.[1] === field).map((match) => match?.[2] ?? '');
  const data = valuesOf('data');
  if (data.length === 0) return null;
  return { name: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') };
}
