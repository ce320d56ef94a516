import { optimizeScreenshot, optimizeText } from '#contract/assistant.ts';

// Makes one request as the web page does and times it until the third reply.

export interface Member {
  cookie: string;
  /** Each member has an IP address of its own, so that the limit by address does not refuse the benchmark. */
  address: string;
}
/** Milliseconds, or null where the server answered 503 with Retry-After. */
export type Timed = number | null;

export async function askWithScreenshot(url: string, member: Member, screen: Uint8Array): Promise<Timed> {
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(screen)]), 'capture.png');
  return await timed(`${url}${optimizeScreenshot.path}`, member, form, {});
}

export async function askWithText(url: string, member: Member, conversation: string): Promise<Timed> {
  const headers = { 'content-type': 'application/json' };
  return await timed(`${url}${optimizeText.path}`, member, JSON.stringify({ conversation }), headers);
}

async function timed(
  url: string,
  member: Member,
  body: FormData | string,
  type: Record<string, string>,
): Promise<Timed> {
  const headers = { ...type, cookie: member.cookie, 'x-forwarded-for': member.address, accept: 'text/event-stream' };
  const startedAt = performance.now();
  const response = await fetch(url, { method: 'POST', body, headers });
  if (response.status === 503 && response.headers.get('retry-after')) {
    await response.text();
    return null;
  }
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  let text = '';
  let thirdAt: number | null = null;
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (thirdAt === null && (text.match(/^event: reply$/gm)?.length ?? 0) >= 3) thirdAt = performance.now();
  }
  if (text.includes('"code":"overloaded"')) return null;
  if (!text.includes('event: done')) throw new Error(`no answer: ${text.slice(-300)}`);
  // After «stop» there is one reply or none: then the end of the answer counts.
  return (thirdAt ?? performance.now()) - startedAt;
}
