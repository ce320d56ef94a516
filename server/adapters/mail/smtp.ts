import { createTransport } from 'nodemailer';
import { withDeadline } from '../../deadline.ts';
import type { MailTransport } from './port.ts';

const usualDeadlineMs = 25_000;

/** Sends within one deadline, well before the job would be handed to another worker and the mail sent twice. */
export function smtpTransport(options: {
  url: string;
  from: string;
  publicUrl: string;
  deadlineMs?: number;
}): MailTransport {
  const deadlineMs = options.deadlineMs ?? usualDeadlineMs;
  const patience = { connectionTimeout: deadlineMs, greetingTimeout: deadlineMs, socketTimeout: deadlineMs };
  const transport = createTransport({ url: options.url, ...patience }, { from: options.from });
  const host = new URL(options.publicUrl).hostname;
  return {
    async send({ key, to, replyTo, ...mail }) {
      const addresses = { to: only(to), ...(replyTo && { replyTo: only(replyTo) }) };
      await withDeadline(transport.sendMail({ ...mail, ...addresses, messageId: `<${key}@${host}>` }), deadlineMs);
    },
    async close() {
      transport.close();
    },
  };
}

/** A text would be read as a header: what it has in `<…>` or behind a comma would be another address. */
const only = (address: string) => ({ name: '', address });
