import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

// The mails that the server wrote to its outbox folder, one JSON file each.

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  sentAt: string;
}

export interface Outbox {
  /** Mails to an address, newest first. */
  list(to: string): Promise<ReceivedMail[]>;
  /** Waits for a mail to an address whose subject matches, and returns the newest. */
  waitFor(to: string, subject: RegExp): Promise<ReceivedMail>;
  /** Waits for such a mail and returns the path of its link that starts with `prefix` (`/verifier/`). */
  waitForLink(to: string, subject: RegExp, prefix: string): Promise<string>;
}

export function outboxOf(folder: string): Outbox {
  /** By file name: the outbox holds hundreds of mails by the end of a run, and none changes. */
  const read = new Map<string, ReceivedMail>();

  async function list(to: string): Promise<ReceivedMail[]> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
    await Promise.all(
      names
        .filter((name) => !read.has(name))
        .map(async (name) => read.set(name, JSON.parse(await readFile(path.join(folder, name), 'utf8')))),
    );
    return [...read.values()]
      .filter((mail) => mail.to.toLowerCase().includes(to.toLowerCase()))
      .sort((a, b) => b.sentAt.localeCompare(a.sentAt));
  }

  async function waitFor(to: string, subject: RegExp): Promise<ReceivedMail> {
    const find = async () => (await list(to)).find((mail) => subject.test(mail.subject));
    await expect.poll(find, { message: `a mail to ${to} about ${subject}`, timeout: 60_000 }).toBeDefined();
    return (await find()) as ReceivedMail;
  }

  async function waitForLink(to: string, subject: RegExp, prefix: string): Promise<string> {
    const { text } = await waitFor(to, subject);
    const links = (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
    const link = links.find(({ pathname }) => pathname.startsWith(prefix));
    if (!link) throw new Error(`No link to ${prefix}… in the mail:\n${text}`);
    return link.pathname + link.search;
  }

  return { list, waitFor, waitForLink };
}
