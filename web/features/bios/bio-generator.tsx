import { RefreshCw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { generateBios } from '#contract/bios.ts';
import { bioStyles } from '#contract/writing.ts';
import { writtenByAi } from '../../content/assistant.ts';
import { bioStyleLabels } from '../../content/bios.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Field } from '../../ui/field.tsx';
import { bodySchemaOf, useZodForm } from '../../ui/form.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { useBroughtIntoView } from '../../ui/use-brought-into-view.ts';
import { FeatureMeter } from '../usage/feature-meter.tsx';
import { BioCard } from './bio-card.tsx';
import { BioFavourite } from './bio-favourite.tsx';
import { MoreVariants } from './more-variants.tsx';
import { useGenerateBios } from './queries.ts';

interface BioGeneratorProps {
  user: User;
  refuse: (error: unknown, fallback: string) => void;
}

const bioForm = bodySchemaOf(generateBios);
const styleOptions = bioStyles.map((value) => ({ value, label: bioStyleLabels[value] }));

export function BioGenerator({ user, refuse }: BioGeneratorProps) {
  const form = useZodForm(bioForm, { defaultValues: { style: 'fun', interests: '' }, shouldFocusError: false });
  const [seen, setSeen] = useState<string[]>([]);
  const [turn, setTurn] = useState(0);
  const generate = useGenerateBios(refuse);
  const bios = generate.data?.generated ?? [];
  const results = useBroughtIntoView<HTMLDivElement>(generate.data);

  const write = form.handleSubmit(
    (fields) =>
      generate.mutate(
        { ...fields, seed: turn, avoid: seen },
        {
          onSuccess: ({ generated }) => {
            setSeen((present) => [...present, ...generated.map(({ content }) => content)].slice(-60));
            setTurn((present) => present + 1);
          },
        },
      ),
    ({ interests }) => showToast({ title: 'Champs requis', description: interests?.message, tone: 'danger' }),
  );

  return (
    <div className="grid gap-8">
      <Card className="max-w-3xl">
        <form noValidate onSubmit={write} className="grid gap-6">
          <ChoiceChips
            legend="Style"
            options={styleOptions}
            value={form.watch('style') ?? 'fun'}
            disabled={generate.isPending}
            onChange={(style) => form.setValue('style', style)}
          />
          <Field label="Tes centres d'intérêt" hint="Sépare-les par des virgules. Plus c'est précis, mieux c'est.">
            <Textarea
              rows={3}
              maxLength={3000}
              placeholder="rando, jazz, mon chat Pixel"
              className="min-h-24"
              {...form.register('interests')}
            />
          </Field>
          <FeatureMeter feature="bioGeneration" className="lg:hidden" />
          <Button
            type="submit"
            size="large"
            disabled={form.watch('interests').trim() === ''}
            pending={generate.isPending}
            pendingLabel="Génération..."
          >
            <Sparkles aria-hidden="true" className="size-5" />
            Générer 3 bios
          </Button>
        </form>
      </Card>
      <p role="status" className="sr-only">
        {generate.isPending ? 'Génération...' : bios.length > 0 ? `${bios.length} bios prêtes.` : ''}
      </p>
      {bios.length > 0 ? (
        <div ref={results} className="grid scroll-mt-24 gap-4">
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {bios.map(({ id, style: own, content, characterCount, isFavorite }) => (
              <BioCard
                key={id}
                style={own}
                content={content}
                characterCount={characterCount}
                actions={<BioFavourite id={id} isFavorite={isFavorite} />}
              />
            ))}
          </div>
          <p className="text-sm text-ink-soft">{writtenByAi}</p>
        </div>
      ) : null}
      {bios.length > 0 && user.hasBioAccess ? (
        <Button variant="secondary" className="justify-self-start" disabled={generate.isPending} onClick={write}>
          <RefreshCw aria-hidden="true" className="size-5" />
          Régénérer
        </Button>
      ) : null}
      {user.isPro ? null : <MoreVariants />}
    </div>
  );
}
