import { Shield } from 'lucide-react';
import { type Given, privacyLines } from '../../content/assistant.ts';
import { paths } from '../../paths.ts';
import { useSiteSettings } from '../../site.tsx';
import { Link } from '../../ui/link.tsx';

export function PrivacyLine({ given = 'capture' }: { given?: Given }) {
  const { writer } = useSiteSettings();
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Shield aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-teal-text" />
      <span>
        {privacyLines[writer][given]}{' '}
        <Link href={paths.legal.privacy} className="whitespace-nowrap">
          En savoir plus
        </Link>
      </span>
    </p>
  );
}
