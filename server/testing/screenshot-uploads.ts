import { readFileSync } from 'node:fs';
import { optimizeScreenshot } from '#contract/assistant.ts';
import { getUsage } from '#contract/usage.ts';

// Screenshots that are sent over HTTP to a server that is a process of its own.

const chat = readFileSync(new URL('../adapters/assistant/reading/testing/chat.png', import.meta.url));

async function pause(): Promise<void> {
  await new Promise((again) => setTimeout(again, 100));
}

/** A server that is too busy sheds calls with 503 and takes nothing for them: it is asked again, as the app does. */
export async function fetchUntilServed(url: string, request: () => RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, request());
    if (answer.status !== 503) return answer;
    await pause();
  }
}

export function uploadTo(serverUrl: string, cookie: string, copies = 1): Promise<Response> {
  return fetchUntilServed(serverUrl + optimizeScreenshot.path, () => {
    const form = new FormData();
    const image = new Blob([chat], { type: 'image/png' });
    for (let copy = 0; copy < copies; copy++) form.append('images', image, 'chat.png');
    return { method: 'POST', body: form, headers: { cookie, accept: 'text/event-stream' } };
  });
}

/** The reader gives up 20 s after a call, and a busy machine may take longer than that to start a thread of it. */
export async function readerIsIdle(serverUrl: string): Promise<void> {
  const isIdle = /^reader_threads\{state="idle"\} [1-9]/m;
  while (!isIdle.test(await (await fetch(`${serverUrl}/metrics`)).text())) await pause();
}

/** All events of a run. A reading that misses its deadline ends as the event `error` and uses no quota: it is tried again. */
export async function uploadUntilRead(serverUrl: string, cookie: string): Promise<string> {
  for (;;) {
    const events = await (await uploadTo(serverUrl, cookie)).text();
    if (!events.includes('"overloaded"')) return events;
    await pause();
  }
}

export async function isTrialUsed(serverUrl: string, cookie: string): Promise<boolean> {
  const answer = await fetchUntilServed(serverUrl + getUsage.path, () => ({ headers: { cookie } }));
  return getUsage.response.parse(await answer.json()).freeDmTrialUsed;
}
