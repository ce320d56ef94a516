import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { showToast, type Toast } from './toast.ts';

const copiedForMs = 2000;

interface CopyButtonProps {
  text: string;
  /** Names the copied thing for screen readers, where several buttons stand on a screen: «la réponse flirt». */
  what: string;
  /** `icon` shows the icon alone, for rows of a list. */
  look?: 'button' | 'icon';
  toast?: Pick<Toast, 'title' | 'description'>;
  /** Called instead of copying: the text is not ready. */
  onRefused?: () => void;
  onCopied?: () => void;
}

/** Copies `text`, confirms it with a toast, and shows a check mark for two seconds. */
export function CopyButton({ text, what, look = 'button', toast = { title: 'Copié !' }, ...props }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    if (props.onRefused) return props.onRefused();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      props.onCopied?.();
      showToast({ ...toast, tone: 'success' });
    } catch {
      showToast({ title: 'Copie impossible', description: 'Sélectionne le texte pour le copier.', tone: 'danger' });
    }
  };
  const Icon = isCopied ? Check : Copy;
  if (look === 'icon') {
    return (
      <button
        type="button"
        aria-label={`Copier ${what}`}
        onClick={copy}
        className="grid size-11 shrink-0 place-items-center rounded-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink lg:size-9"
      >
        <Icon aria-hidden="true" className={isCopied ? 'size-4 text-teal-text' : 'size-4'} />
      </button>
    );
  }
  return (
    <Button variant="secondary" size="small" onClick={copy} data-copied={isCopied || undefined}>
      <Icon
        aria-hidden="true"
        className={isCopied ? 'size-4.5 text-teal-text' : 'size-4.5'}
        strokeWidth={isCopied ? 3 : 2}
      />
      {isCopied ? 'Copié' : 'Copier'}
      <span className="sr-only"> {what}</span>
    </Button>
  );
}
