import { HardDrive } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

const shownModels = 6;

/** Offers an Ollama that runs on the server's machine. */
export function OllamaCard({ models, onFillIn }: { models: readonly string[]; onFillIn: () => void }) {
  const more = models.length - shownModels;
  return (
    <Card
      as="section"
      tone="teal"
      aria-labelledby="ollama-title"
      isDense
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
    >
      <div className="grid min-w-0 gap-2">
        <h3 id="ollama-title" className="flex items-center gap-2 text-lg leading-snug">
          <HardDrive aria-hidden="true" className="size-5 shrink-0 text-teal-text" />
          Ollama tourne sur ce serveur
        </h3>
        {models.length === 0 ? (
          <p className="text-sm">
            Aucun modèle n'y est installé. Sur le serveur : <code>ollama pull mistral-small</code>
          </p>
        ) : (
          <>
            <p className="text-sm">Sans clé ni facture, et rien ne quitte ce serveur.</p>
            <ul aria-label="Modèles installés" className="flex min-w-0 flex-wrap gap-2">
              {models.slice(0, shownModels).map((model) => (
                <li key={model} className="min-w-0 max-w-full">
                  <Badge className="max-w-full">
                    <span className="truncate">{model}</span>
                  </Badge>
                </li>
              ))}
              {more > 0 ? <li className="self-center text-sm">et {more} de plus</li> : null}
            </ul>
          </>
        )}
      </div>
      {models.length > 0 ? (
        <Button variant="ink" size="small" onClick={onFillIn} className="max-sm:w-full">
          Remplir le formulaire
        </Button>
      ) : null}
    </Card>
  );
}
