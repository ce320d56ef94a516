import { useState } from 'react';
import { intro } from '../../content/legal/contact.ts';
import { paths } from '../../paths.ts';
import { useSiteSettings } from '../../site.tsx';
import { Link } from '../../ui/link.tsx';
import { SeeAlso } from '../legal/see-also.tsx';
import { ContactForm } from './contact-form.tsx';
import { mailAddress } from './mail-address.ts';
import { MessageSent } from './message-sent.tsx';

export function ContactPage() {
  const { contactEmail } = useSiteSettings();
  const [sent, setSent] = useState<{ email: string; answer: string } | null>(null);
  return (
    <div className="page-width grid gap-12 py-10 sm:py-16">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:gap-20">
        <div className="grid content-start gap-6">
          <h1 className="display-type text-headline">{intro.title}</h1>
          <p className="text-lg text-ink-soft">{intro.text}</p>
          <p>
            {intro.help} <Link href={paths.legal.help}>{intro.helpLink}</Link>
          </p>
          <p>
            <span className="block text-sm text-ink-soft">{intro.emailLabel}</span>
            <Link href={mailAddress(contactEmail)}>{contactEmail}</Link>
          </p>
        </div>
        {sent ? <MessageSent {...sent} onAgain={() => setSent(null)} /> : <ContactForm onSent={setSent} />}
      </div>
      <SeeAlso current={paths.legal.contact} />
    </div>
  );
}
