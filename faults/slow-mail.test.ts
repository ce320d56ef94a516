import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../server/testing/start-server.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type FaultPlace, openFaultPlace } from './postgres-of-its-own.ts';
import { writeMessage } from './visitors.ts';

// A message to the operator makes two mails: one to the operator, one to its sender.

let faults: FaultPlace;
let mail: MailServer;

beforeAll(async () => {
  faults = await openFaultPlace();
  mail = await startMailServer();
}, 300_000);
afterEach(() => {
  mail.behave('works');
  mail.delivered.length = 0;
});
afterAll(async () => {
  await faults?.remove();
  await mail?.stop();
});

async function start() {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { PORT: port, TRUSTED_PROXIES: '1', SMTP_URL: mail.url, MAIL_FROM: 'Déclic <bonjour@exemple.fr>' };
  const server = faults.place.start(settings);
  await server.ready();
  return { ...server, url };
}

async function expectOneMailEach(): Promise<void> {
  while (mail.delivered.length < 2) await new Promise((later) => setTimeout(later, 100));
  // A further one would come while the queue takes up what it believes to be left undone.
  await new Promise((later) => setTimeout(later, 5000));
  expect(mail.delivered).toHaveLength(2);
  expect(new Set(mail.delivered).size).toBe(2);
}

describe('a mail', () => {
  // @demand slow-mail
  it('is sent once the mail server works again, whether it said nothing or dripped, and holds up no request', async () => {
    const server = await start();
    for (const how of ['hangs', 'drips'] as const) {
      mail.behave(how);
      const arrived = mail.nextConnection();
      if (how === 'hangs') expect(await writeMessage(server.url)).toBe(200);
      const socket = await arrived;
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      // The server gives up at its own deadline.
      await once(socket, 'close');
    }
    mail.behave('works');
    await expectOneMailEach();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  // @demand killed-worker
  it('is sent once by another process when the one that was sending it is killed', async () => {
    const killed = await start();
    mail.behave('hangs');
    const arrived = mail.nextConnection();
    expect(await writeMessage(killed.url)).toBe(200);
    await arrived;
    killed.child.kill('SIGKILL');
    await killed.ended;
    mail.behave('works');
    const other = await start();
    await expectOneMailEach();
    other.child.kill('SIGTERM');
    expect(await other.ended).toBe(0);
  });
});
