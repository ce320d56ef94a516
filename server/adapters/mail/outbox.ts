import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/port.ts';
import type { MailTransport, StoredMail } from './port.ts';

// Stores mails as JSON files in a folder, for development and tests without a mail server.

export function outboxTransport(options: { folder: string; from: string; clock: Clock }): MailTransport {
  return {
    async send(mail) {
      await mkdir(options.folder, { recursive: true });
      const stored: StoredMail = { ...mail, from: options.from, sentAt: options.clock.now().toISOString() };
      const file = join(options.folder, `${mail.key}.json`);
      await writeFile(`${file}.part`, JSON.stringify(stored, null, 2));
      await rename(`${file}.part`, file);
    },
    async close() {},
  };
}

/** Newest first. */
export async function readOutbox(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail),
  );
  return mails.sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}
