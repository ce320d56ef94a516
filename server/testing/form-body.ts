/** A multipart form as a browser encodes it, for injected requests. */
export async function formBody(
  files: Uint8Array[],
  fields: Record<string, string> = {},
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [place, file] of files.entries())
    form.append('images', new Blob([new Uint8Array(file)], { type: 'image/png' }), `capture-${place}.png`);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
