import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showToast } from '../../ui/toast.ts';

const shownMs = 2000;

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      showToast({ title: 'Copié !', description: text, tone: 'success' });
    } catch {
      showToast({ title: 'Copie impossible', description: 'Sélectionne le texte pour le copier.', tone: 'danger' });
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={copy}
      className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink lg:size-9"
    >
      <Icon aria-hidden="true" className={copied ? 'size-4 text-teal-text' : 'size-4'} />
    </button>
  );
}
