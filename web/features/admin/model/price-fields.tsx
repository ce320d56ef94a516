import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { ModelFormState } from './use-model-form.ts';

export function PriceFields({ form }: { form: ModelFormState['form'] }) {
  const errors = form.formState.errors.prices;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">Prix d'un million de tokens</legend>
      <p className="text-sm text-ink-soft">
        Facultatif, dans la monnaie du fournisseur : pour savoir ce que coûte une réponse.
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Lus (entrée)" error={errors?.input?.message}>
          <TextInput inputMode="decimal" autoComplete="off" placeholder="0,40" {...form.register('prices.input')} />
        </Field>
        <Field label="Écrits (sortie)" error={errors?.output?.message}>
          <TextInput inputMode="decimal" autoComplete="off" placeholder="2" {...form.register('prices.output')} />
        </Field>
      </div>
    </fieldset>
  );
}
