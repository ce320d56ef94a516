import { modelProviders, promptFor, promptSizes, providerNames } from '#contract/model-providers.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { withNonBreakingSpaces } from '../../../ui/non-breaking-spaces.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { Panel } from '../panel.tsx';
import { KeyField } from './key-field.tsx';
import { ListedModels } from './listed-models.tsx';
import { PriceFields } from './price-fields.tsx';
import type { StoredModel } from './source-text.ts';
import type { ModelFormState } from './use-model-form.ts';

const providers = providerNames.map((value) => ({ value, label: modelProviders[value].name }));
const promptLabels = { auto: 'Auto', full: 'Complète', short: 'Courte' };
const prompts = promptSizes.map((value) => ({ value, label: promptLabels[value] }));
const promptNames = { full: 'complète', short: 'courte' };

interface ModelFormProps extends ModelFormState {
  stored: StoredModel | null;
}

export function ModelForm({ stored, form, ...state }: ModelFormProps) {
  const { errors } = form.formState;
  const provider = form.watch('provider');
  const isBusy = state.isTrying || state.isActivating;
  return (
    <Panel title="Choisir un modèle">
      <form
        ref={state.place}
        aria-label="Modèle à essayer"
        tabIndex={-1}
        onSubmit={state.tryOut}
        noValidate
        className="grid scroll-mt-36 grid-cols-[minmax(0,1fr)] gap-5"
      >
        <ChoiceChips legend="Fournisseur" options={providers} value={provider} onChange={state.pickProvider} />
        <Field label="Adresse" error={errors.baseUrl?.message}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://…/v1"
            {...form.register('baseUrl')}
          />
        </Field>
        <KeyField form={form} stored={stored} />
        <ModelChoice form={form} {...state} />
        <PromptChoice form={form} />
        <PriceFields form={form} />
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button
            type="submit"
            variant={state.isProven ? 'secondary' : 'primary'}
            disabled={isBusy}
            pending={state.isTrying}
            pendingLabel="Essai…"
            className="max-sm:flex-1"
          >
            Essayer
          </Button>
          <Button
            variant={state.isProven ? 'primary' : 'secondary'}
            disabled={isBusy}
            pending={state.isActivating}
            onClick={() => void state.activate()}
            className="max-sm:flex-1"
          >
            Activer
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function ModelChoice({ form, ...state }: ModelFormState) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label="Modèle" error={form.formState.errors.model?.message}>
        <span className="flex flex-wrap gap-3">
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="min-w-0 flex-1 basis-56"
            {...form.register('model')}
          />
          <Button
            variant="secondary"
            pending={state.isListing}
            onClick={() => void state.list()}
            className="max-sm:w-full"
          >
            Voir les modèles
          </Button>
        </span>
      </Field>
      <ListedModels answer={state.listed} chosen={form.watch('model')} onPick={state.pickModel} />
    </div>
  );
}

function PromptChoice({ form }: Pick<ModelFormState, 'form'>) {
  const { prompt, model } = form.watch();
  return (
    <div className="grid gap-1.5">
      <ChoiceChips
        legend="Consigne"
        options={prompts}
        value={prompt}
        onChange={(size) => form.setValue('prompt', size)}
      />
      <p className="text-sm text-ink-soft">
        {withNonBreakingSpaces('Petits modèles (3 à 9 milliards) : consigne courte.')}
        {prompt === 'auto' && model.trim() !== ''
          ? withNonBreakingSpaces(
              ` D'après son nom, ce modèle reçoit la consigne ${promptNames[promptFor(prompt, model)]}.`,
            )
          : null}
      </p>
    </div>
  );
}
