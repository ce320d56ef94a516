// @demand slow-mail
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/manual-clock.ts';
import { outboxTransport, readOutbox } from './outbox.ts';
import type { MailTransport, OutgoingMail } from './port.ts';
import { smtpTransport } from './smtp.ts';

// What the port promises of every transport, run against the outbox folder and against a real SMTP server.

interface Delivered {
  to: string;
  from: string;
  replyTo: string | undefined;
  subject: string;
  content: string;
  /** The message id, or the outbox's key for it. */
  identity: string;
}
interface Subject {
  transport: MailTransport;
  delivered(): Promise<Delivered[]>;
  stop(): Promise<void>;
}

const from = 'Déclic <bonjour@declic.example>';
const folder = mkdtempSync(join(tmpdir(), 'declic-outbox-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function outbox(): Promise<Subject> {
  const own = join(folder, crypto.randomUUID());
  const stored = async () => await readOutbox(own);
  return {
    transport: outboxTransport({ folder: own, from, clock: manualClock() }),
    delivered: async () =>
      (await stored()).map((mail) => ({
        to: mail.to,
        from: mail.from,
        replyTo: mail.replyTo,
        subject: mail.subject,
        content: `${mail.text}\n${mail.html}`,
        identity: mail.key,
      })),
    stop: async () => {},
  };
}

function header(raw: string, name: string): string | undefined {
  const [head = ''] = raw.split('\r\n\r\n');
  const line = head.replace(/\r\n[ \t]+/g, ' ').match(new RegExp(`^${name}: (.*)$`, 'im'))?.[1];
  return line
    ?.replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) => unquote(text.replaceAll('_', ' ')))
    .replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString());
}

function unquote(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

async function smtp(): Promise<Subject> {
  const received: Delivered[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          from: header(raw, 'From') ?? '',
          replyTo: header(raw, 'Reply-To'),
          subject: header(raw, 'Subject') ?? '',
          content: unquote(raw),
          identity: header(raw, 'Message-ID') ?? '',
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport({ url: `smtp://127.0.0.1:${port}`, from, publicUrl: 'https://declic.example' });
  return {
    transport,
    delivered: async () => received,
    async stop() {
      await transport.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const mail: OutgoingMail = {
  to: 'lea@exemple.fr',
  subject: 'Confirme ton adresse e-mail : ça prend une seconde, promis juré à cœur ouvert 💌',
  text: 'Bonjour Léa,\n\nUn été à Nîmes — « déjà ».',
  html: '<p>Bonjour <b>Léa</b>,</p>',
  replyTo: 'zoe@exemple.fr',
  key: 'job-1',
};

describe.each([
  ['the outbox', outbox],
  ['SMTP', smtp],
])('mail through %s', (_name, open) => {
  let subject: Subject;
  beforeEach(async () => {
    subject = await open();
  });
  afterEach(async () => await subject.stop());

  it('arrives whole, with its accents, its sender and its reply address', async () => {
    await subject.transport.send(mail);
    const [arrived, ...more] = await subject.delivered();
    expect(more).toEqual([]);
    expect(arrived).toMatchObject({ to: mail.to, from, replyTo: mail.replyTo, subject: mail.subject });
    expect(arrived?.content).toContain('Un été à Nîmes — « déjà ».');
    expect(arrived?.content).toContain('<p>Bonjour <b>Léa</b>,</p>');
  });

  it('keeps its message id when it is sent again, and another mail has another', async () => {
    for (const key of ['job-1', 'job-1', 'job-2']) await subject.transport.send({ ...mail, key });
    const identities = (await subject.delivered()).map(({ identity }) => identity);
    expect(new Set(identities).size).toBe(2);
  });

  it('arrives twenty times when twenty are sent at once', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `many-${index}`);
    await Promise.all(keys.map((key) => subject.transport.send({ ...mail, key })));
    expect(await subject.delivered()).toHaveLength(20);
  });

  it('never goes to an address inside the address', async () => {
    for (const to of ['lea@exemple.fr/<joe@attaquant.fr>', 'lea@exemple.fr, joe@attaquant.fr'])
      await subject.transport.send({ ...mail, to }).catch(() => {});
    expect((await subject.delivered()).flatMap(({ to }) => to.split(','))).not.toContain('joe@attaquant.fr');
  });

  it('gets no header from a line break in a subject or a reply address', async () => {
    await subject.transport.send({
      ...mail,
      subject: 'Bonjour\r\nBcc: tous@exemple.fr',
      replyTo: 'a@b.fr\r\nX-Evil: 1',
    });
    const [arrived] = await subject.delivered();
    expect(arrived?.to).toBe(mail.to);
    expect(arrived?.content).not.toMatch(/^(Bcc|X-Evil):/m);
  });
});

describe('an SMTP server', () => {
  const sockets = new Set<Socket>();
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });

  it.each([
    ['says nothing', () => {}],
    [
      'drips without end',
      (socket: Socket) => void setInterval(() => socket.writable && socket.write('220-wait\r\n'), 20).unref(),
    ],
    ['hangs up', (socket: Socket) => void socket.destroy()],
  ])('that %s makes the mail fail at its deadline', async (_what, behave) => {
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      behave(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `smtp://127.0.0.1:${port}`;
    const transport = smtpTransport({ url, from, publicUrl: 'https://declic.example', deadlineMs: 300 });
    await expect(transport.send(mail)).rejects.toThrow();
    await transport.close();
    server.close();
  });
});

describe('the outbox', () => {
  it('is read newest first, and is empty before the first mail', async () => {
    const own = join(folder, 'read');
    expect(await readOutbox(own)).toEqual([]);
    const clock = manualClock();
    const transport = outboxTransport({ folder: own, from, clock });
    for (const key of ['b', 'a', 'c']) {
      clock.advance(1000);
      await transport.send({ ...mail, key });
    }
    expect((await readOutbox(own)).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
    expect(readdirSync(own).every((name) => name.endsWith('.json'))).toBe(true);
  });
});
