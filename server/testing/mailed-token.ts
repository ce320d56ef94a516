import type { OutgoingMail } from '../adapters/mail/port.ts';

/** The token of the link in a mail; throws if text and HTML do not have the same one. */
export function mailedToken(
  mail: OutgoingMail | undefined,
  page: 'verifier' | 'reinitialiser' | 'connexion' | 'nouvelle-adresse' | 'reprendre',
): string {
  const found = [mail?.text, mail?.html].map((part) => part?.match(new RegExp(`/${page}/([\\w.-]+)`))?.[1]);
  if (!found[0] || found[0] !== found[1]) throw new Error(`no ${page} link in «${mail?.subject}»`);
  return found[0];
}
