import { createTransport } from 'nodemailer';
import { withDeadline } from '../../deadline.ts';
import type { MailTransport } from './port.ts';

const usualDeadlineMs = 25_000;

/** One deadline for the whole conversation, well inside the time after which the job would be given to another worker. */
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
    async send({ key, ...mail }) {
      await withDeadline(transport.sendMail({ ...mail, messageId: `<${key}@${host}>` }), deadlineMs);
    },
    async close() {
      transport.close();
    },
  };
}
