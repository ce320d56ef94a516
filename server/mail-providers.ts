// Mail providers that many people share: which spellings of an address each takes for one mailbox. In force for every provider: case, and
// whatever follows a `+`.

export interface MailProvider {
  domains: readonly string[];
  /** A name has one mailbox under all these domains. */
  isOneDomain?: true;
  /** Signs of the name that the provider ignores. */
  ignored?: RegExp;
  /** Signs of the name that the provider takes for one another. */
  alike?: { signs: RegExp; as: string };
  /** Begins a tag, as `+` does everywhere. */
  tagSign?: string;
  /** Mail to `anything@lea.fastmail.com` arrives at `lea@fastmail.com`. */
  hasPersonalSubdomains?: true;
}

const endings = (name: string, list: string) => list.split(' ').map((ending) => `${name}.${ending}`);

export const mailProviders: readonly MailProvider[] = [
  { domains: ['gmail.com', 'googlemail.com'], isOneDomain: true, ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me', 'protonmail.ch'], isOneDomain: true, ignored: /[._-]/g },
  {
    // A name has no hyphen, so that one begins the tag of a disposable address.
    domains: [
      ...endings(
        'yahoo',
        'com fr de es it ca in ie ro se co.uk co.in co.jp com.au com.br com.ar com.mx com.tr com.hk com.sg',
      ),
      'ymail.com',
      'rocketmail.com',
    ],
    tagSign: '-',
  },
  {
    domains: endings('yandex', 'com ru by kz ua fr').concat('ya.ru'),
    isOneDomain: true,
    alike: { signs: /-/g, as: '.' },
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], isOneDomain: true },
  {
    domains: endings('fastmail', 'com fm net org cn co.uk com.au de es fr in jp mx nl se to tw uk us'),
    hasPersonalSubdomains: true,
  },
  { domains: endings('outlook', 'com fr be de es it ie jp pt at com.br') },
  { domains: endings('hotmail', 'com fr be de es it ca ch nl se co.uk com.br') },
  { domains: endings('live', 'com fr be de it ca ch nl se co.uk').concat('msn.com', 'windowslive.com') },
  { domains: endings('aol', 'com fr de co.uk') },
  { domains: endings('gmx', 'com fr de net ch at').concat('web.de', 'mail.com', 't-online.de', 'freenet.de') },
  { domains: ['tutanota.com', 'tutanota.de', 'tuta.com', 'tuta.io', 'tutamail.com', 'keemail.me'] },
  { domains: ['zoho.com', 'zohomail.com', 'zohomail.eu', 'mail.ru', 'libero.it', 'qq.com', '163.com', 'naver.com'] },
  // France and its neighbours.
  {
    domains: [
      'orange.fr',
      'wanadoo.fr',
      'free.fr',
      'sfr.fr',
      'neuf.fr',
      'cegetel.net',
      'bbox.fr',
      'laposte.net',
      'numericable.fr',
    ],
  },
  {
    domains: [
      'club-internet.fr',
      'aliceadsl.fr',
      'noos.fr',
      '9online.fr',
      'mailo.com',
      'netcourrier.com',
      'gandi.net',
      'ik.me',
    ],
  },
  {
    domains: [
      'skynet.be',
      'proximus.be',
      'telenet.be',
      'bluewin.ch',
      'hispeed.ch',
      'videotron.ca',
      'sympatico.ca',
      'pt.lu',
    ],
  },
];
