import { randomUUID } from 'node:crypto';
import { trackingPath } from '#contract/audience.ts';
import { type ContactMessage, sendMessage } from '#contract/contact.ts';

// Visitors who write without pause, and remember what the server acknowledged: contact messages, which enqueue mails in their
// transaction, and audience events, which share statements.

const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';

let senders = 0;

/** One message to the operator; answers the status. Each comes from another address unless one is given. */
export async function writeMessage(url: string, address?: string): Promise<number> {
  senders++;
  const from = address ?? `10.200.${senders >> 8}.${senders & 255}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const answer = await fetch(url + sendMessage.path, { method: 'POST', headers, body: JSON.stringify(newMessage()) });
  await answer.arrayBuffer();
  return answer.status;
}

function newMessage(): ContactMessage {
  const id = randomUUID();
  return { name: 'Camille', email: `${id}@exemple.fr`, topic: 'question', message: `Bonjour ${id}` };
}

export interface Visitors {
  /** Texts of contact messages that were answered 200. */
  messages: string[];
  /** Session ids of events that were answered 204. */
  sessions: string[];
  /** How often each status came; 0 for a connection that broke. */
  statuses: Map<number, number>;
  stop(): Promise<void>;
}

/** Runs plain SQL on the database behind the server. */
export type Ask = (text: string, values: unknown[]) => Promise<unknown[]>;

/** What was acknowledged and is not there. */
export async function findLost({ messages, sessions }: Visitors, ask: Ask): Promise<unknown[]> {
  return await ask(
    `select sent from unnest($1::text[]) sent where not exists (select from contact_message where message = sent)
     union all
     select sent from unnest($2::text[]) sent where not exists (select from site_event where session_id = sent)`,
    [messages, sessions],
  );
}

export function sendVisitors(url: string, count: number): Visitors {
  const visitors = { messages: [] as string[], sessions: [] as string[], statuses: new Map<number, number>() };
  let isOver = false;
  const ask = async (path: string, body: object, address: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'user-agent': userAgent, 'x-forwarded-for': address };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    const status = answer?.status ?? 0;
    visitors.statuses.set(status, (visitors.statuses.get(status) ?? 0) + 1);
    // A server that refuses at once is not hammered.
    if (status === 0 || status === 503) await new Promise((later) => setTimeout(later, 20));
    return status;
  };
  const visit = async (visitor: number) => {
    for (let n = 0; !isOver; n++) {
      const address = `10.${visitor}.${(n >> 8) & 255}.${n & 255}`;
      if (visitor % 2 === 0) {
        const message = newMessage();
        if ((await ask(sendMessage.path, message, address)) === 200) visitors.messages.push(message.message);
      } else {
        const id = randomUUID();
        const event = { sessionId: id, eventType: 'page_view', pagePath: '/' };
        if ((await ask(trackingPath, event, address)) === 204) visitors.sessions.push(id);
      }
    }
  };
  const visits = Array.from({ length: count }, (_, visitor) => visit(visitor));
  return {
    ...visitors,
    async stop() {
      isOver = true;
      await Promise.all(visits);
    },
  };
}
