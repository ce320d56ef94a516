import { RefreshCw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { generateBios } from '#contract/bios.ts';
import { bioStyles } from '#contract/writing.ts';
import { bioStyleLabels } from '../../content/bios.ts';
import { AskedLine } from '../../ui/asked-line.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Field } from '../../ui/field.tsx';
import { useFoldedForm } from '../../ui/folded-form.ts';
import { bodySchemaOf, useZodForm } from '../../ui/form.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { DeviceWritingNote } from '../browser-model/device-writing-note.tsx';
import type { OnDevice } from '../browser-model/writing.ts';
import { FeatureMeter } from '../usage/feature-meter.tsx';
import { MoreVariants } from './more-variants.tsx';
import { useGenerateBios } from './queries.ts';
import { type WrittenBio, WrittenBios } from './written-bios.tsx';

interface BioGeneratorProps {
  user: User;
  refuse: (error: unknown, fallback: string) => void;
}

interface Written {
  bios: WrittenBio[];
  /** What they were written from, in one line. */
  asked: string;
  onDevice: OnDevice;
}

const bioForm = bodySchemaOf(generateBios);
const styleOptions = bioStyles.map((value) => ({ value, label: bioStyleLabels[value] }));

export function BioGenerator({ user, refuse }: BioGeneratorProps) {
  const form = useBioForm();
  const [seen, setSeen] = useState<string[]>([]);
  const [turn, setTurn] = useState(0);
  const [last, setLast] = useState<Written | null>(null);
  const generate = useGenerateBios(refuse);
  const { isFolded, unfold, place } = useFoldedForm(last);

  const write = form.handleSubmit(
    (fields) =>
      generate.mutate(
        { ...fields, seed: turn, avoid: seen },
        {
          onSuccess: ({ generated, onDevice }) => {
            const asked = `${bioStyleLabels[fields.style ?? 'fun']} · ${fields.interests}`;
            setLast({ bios: generated, asked, onDevice });
            setSeen((present) => [...present, ...generated.map(({ content }) => content)].slice(-60));
            setTurn((present) => present + 1);
            showToast({
              title: 'Bios générées ! 🎉',
              description: '3 nouvelles bios créées avec succès',
              tone: 'success',
            });
          },
        },
      ),
    ({ interests }) => showToast({ title: 'Champs requis', description: interests?.message, tone: 'danger' }),
  );

  return (
    <div ref={place} tabIndex={-1} className="grid gap-6">
      {isFolded && last ? <AskedLine asked={last.asked} disabled={generate.isPending} onChange={unfold} /> : null}
      <Card className="max-w-3xl" hidden={isFolded}>
        <BioForm form={form} generate={generate} onWrite={write} />
      </Card>
      <p role="status" className="sr-only">
        {generate.isPending ? 'Génération...' : ''}
      </p>
      {isFolded ? <DeviceWritingNote writing={generate.writing} /> : null}
      {last ? <WrittenBios {...last} /> : null}
      {isFolded && user.hasBioAccess ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={generate.isPending}
          pendingLabel="Génération..."
          onClick={write}
        >
          <RefreshCw aria-hidden="true" className="size-5" />
          Régénérer
        </Button>
      ) : null}
      {user.isPro ? null : <MoreVariants />}
    </div>
  );
}

type Form = ReturnType<typeof useBioForm>;

function useBioForm() {
  return useZodForm(bioForm, { defaultValues: { style: 'fun', interests: '' }, shouldFocusError: false });
}

interface BioFormProps {
  form: Form;
  generate: ReturnType<typeof useGenerateBios>;
  onWrite: () => void;
}

function BioForm({ form, generate, onWrite }: BioFormProps) {
  return (
    <form noValidate onSubmit={onWrite} className="grid gap-6">
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
      <DeviceWritingNote writing={generate.writing} />
    </form>
  );
}
