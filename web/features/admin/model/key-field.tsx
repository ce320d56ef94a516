import { modelProviders } from '#contract/model-providers.ts';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { keepsKey } from './model-values.ts';
import type { StoredModel } from './source-text.ts';
import type { ModelFormState } from './use-model-form.ts';

interface KeyFieldProps {
  form: ModelFormState['form'];
  stored: StoredModel | null;
}

export function KeyField({ form, stored }: KeyFieldProps) {
  const { provider, baseUrl } = form.watch();
  const known = modelProviders[provider];
  return (
    <Field
      label="Clé"
      hint={keyHint(keepsKey(stored, baseUrl), known.needsKey)}
      error={form.formState.errors.apiKey?.message}
      aside={'keyPage' in known ? <Link href={known.keyPage}>Faire une clé chez {known.name}</Link> : null}
    >
      {/* `off` would not keep a browser from filling in the operator's password here, which would then be sent to the provider. */}
      <TextInput
        type="password"
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('apiKey')}
      />
    </Field>
  );
}

function keyHint(isKept: boolean, isNeeded: boolean): string {
  if (isKept) return 'Clé enregistrée, laisse vide pour la garder.';
  return isNeeded
    ? "Elle est enregistrée chiffrée, et n'est plus jamais affichée."
    : "Laisse vide si l'adresse n'en demande pas.";
}
