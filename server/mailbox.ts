import { type MailProvider, mailProviders } from './mail-providers.ts';

/** Whether mail to both arrives in the same place, as far as their provider's rules are known. */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

/** One spelling for all addresses whose mail arrives in the same place. */
export function mailboxOf(email: string): string {
  const [typedName = '', typedDomain = ''] = email.trim().toLowerCase().split('@');
  const { provider, user } = providerOf(typedDomain);
  const name = withoutTag(user ?? typedName, provider.tagSign)
    .replace(provider.ignored ?? nothing, '')
    .replace(provider.alike?.signs ?? nothing, provider.alike?.as ?? '');
  const domain = user ? typedDomain.slice(user.length + 1) : typedDomain;
  return `${name}@${provider.isOneDomain ? provider.domains[0] : domain}`;
}

/**
 * Whom something is counted for that anybody can do under an address which they have not proven: a stranger's other spellings of a mailbox
 * (`lea+1@…`) share one count, and take nothing from who signs up under its plain spelling.
 */
export function unprovenShareOf(email: string): string {
  const mailbox = mailboxOf(email);
  return email === mailbox ? mailbox : `other spellings of ${mailbox}`;
}

/**
 * The domain under which whoever owns it may have any number of mailboxes: that of `lea@mail.exemple.fr` is exemple.fr. Null at a provider
 * that many people share.
 */
export function ownedDomainOf(email: string): string | null {
  const [, domain = ''] = email.trim().toLowerCase().split('@');
  if (providerOf(domain).provider !== plain) return null;
  const labels = domain.split('.');
  return labels.slice(sharedEnding.test(domain) ? -3 : -2).join('.');
}

const nothing = /(?!)/g;
const plain: MailProvider = { domains: [] };
const providers = new Map(mailProviders.flatMap((provider) => provider.domains.map((domain) => [domain, provider])));
/** Under these endings of two parts each name is somebody else's. */
const sharedEnding = /\.(?:(?:com?|net|org|edu|ac|gov|gouv|asso|nom)\.[a-z]{2}|eu\.org)$/;

function providerOf(domain: string): { provider: MailProvider; user?: string } {
  const provider = providers.get(domain);
  if (provider) return { provider };
  const [user = '', ...rest] = domain.split('.');
  const parent = providers.get(rest.join('.'));
  return parent?.hasPersonalSubdomains ? { provider: parent, user } : { provider: plain };
}

/** A name that is all tag stays as it is. */
function withoutTag(name: string, tagSign: string | undefined): string {
  const [untagged = ''] = name.split('+');
  const [bare = ''] = tagSign ? untagged.split(tagSign) : [untagged];
  return bare || untagged || name;
}
