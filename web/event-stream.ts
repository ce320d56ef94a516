// Server-sent events out of a body that arrives in pieces.

export interface ServerEvent {
  name: string;
  data: string;
}

export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    while (true) {
      const { value, done } = await reader.read();
      rest += decoder.decode(value, { stream: !done }).replaceAll('\r\n', '\n');
      const blocks = rest.split('\n\n');
      rest = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    // Whoever stops listening ends the transfer.
    await reader.cancel().catch(() => {});
  }
}

/** Null for comments, which keep the line open. */
function eventOf(block: string): ServerEvent | null {
  const fields = block.split('\n').map((line) => /^(event|data): ?(.*)$/s.exec(line));
  const valuesOf = (field: string) => fields.filter((match) => match?.[1] === field).map((match) => match?.[2] ?? '');
  const data = valuesOf('data');
  if (data.length === 0) return null;
  return { name: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') };
}
