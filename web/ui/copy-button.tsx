import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { showToast, type Toast } from './toast.ts';

const copiedForMs = 2000;

interface CopyButtonProps {
  text: string;
  /** Whose copy button it is, where several stand on a screen: «la réponse flirt». */
  what: string;
  toast?: Pick<Toast, 'title' | 'description'>;
}

/** «Copier», and a check mark for two seconds once it is done. */
export function CopyButton({ text, what, toast = { title: 'Copié !' } }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      showToast({ ...toast, tone: 'success' });
    } catch {
      showToast({ title: 'Copie impossible', description: 'Sélectionne le texte pour le copier.', tone: 'danger' });
    }
  };
  const Icon = isCopied ? Check : Copy;
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
