import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { product } from '#contract/product.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

interface MessageSentProps {
  email: string;
  /** The server's sentence. */
  answer: string;
  onAgain: () => void;
}

export function MessageSent({ email, answer, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid animate-rise justify-items-start gap-5 rounded-[2rem] rounded-bl-xs bg-teal-tint p-7 sm:p-10">
      <MailCheck aria-hidden="true" className="size-10 text-teal-text" />
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-title">
          C'est envoyé
        </h2>
        <p>{answer}</p>
      </div>
      <ul className="grid list-disc gap-2 pl-5 marker:text-teal-text">
        <li>
          Un accusé de réception part tout de suite vers <strong className="font-semibold">{email}</strong>.
        </li>
        <li>Une vraie personne lit ton message et te répond à cette adresse, {product.supportHours}.</li>
        <li>Rien reçu demain ? Regarde dans les courriers indésirables, puis réécris-nous.</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.home} variant="ink">
          Retour à l'accueil
        </ButtonLink>
        <Button variant="ghost" onClick={onAgain}>
          Écrire un autre message
        </Button>
      </div>
    </div>
  );
}
