import { createTransport } from 'nodemailer';
import type { MailTransport } from './port.ts';

export function smtpTransport(options: { url: string; from: string; publicUrl: string }): MailTransport {
  const transport = createTransport(options.url, { from: options.from });
  const host = new URL(options.publicUrl).hostname;
  return {
    async send({ key, ...mail }) {
      await transport.sendMail({ ...mail, messageId: `<${key}@${host}>` });
    },
    async close() {
      transport.close();
    },
  };
}
