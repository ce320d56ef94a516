/** Ignores case and a `+tag`: mail to `lea+shop@…` arrives at `lea@…`. Gmail also ignores dots, and has a second domain. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

/** One spelling for all addresses whose mail arrives in the same place. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [untagged = ''] = name.split('+');
  return gmailDomains.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

const gmailDomains: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
