import { useState } from 'react';
import { FieldError } from '../../../ui/field.tsx';
import { LabelRadio, useRadioGroup } from '../../../ui/label-radio.tsx';
import { withNonBreakingSpaces } from '../../../ui/non-breaking-spaces.ts';
import { countedText } from '../figure-text.ts';
import { SearchInput } from '../search-input.tsx';
import { priceText } from './model-text.ts';
import { problemTexts } from './problem-text.ts';
import type { ListedModel, ModelFormState } from './use-model-form.ts';

interface ListedModelsProps {
  answer: ModelFormState['listed'];
  chosen: string;
  onPick: (model: ListedModel) => void;
}

/** More than this, and the list can be searched. */
const fewModels = 8;

/** The models that the address lists, to pick one from; or why there is no list. */
export function ListedModels({ answer, ...picking }: ListedModelsProps) {
  const models = answer && 'models' in answer ? answer.models : null;
  return (
    <>
      <p role="status" className="sr-only">
        {models ? `${countedText(models.length, 'modèle')} dans la liste` : null}
      </p>
      {answer && 'problem' in answer ? (
        <FieldError message={withNonBreakingSpaces(problemTexts[answer.problem])} />
      ) : null}
      {models?.length === 0 ? (
        <p className="text-sm text-ink-soft">Cette adresse ne liste aucun modèle : écris son nom toi-même.</p>
      ) : null}
      {models && models.length > 0 ? <Choice models={models} {...picking} /> : null}
    </>
  );
}

interface ChoiceProps extends Omit<ListedModelsProps, 'answer'> {
  models: readonly ListedModel[];
}

function Choice({ models, chosen, onPick }: ChoiceProps) {
  const radio = useRadioGroup(chosen, (id) => {
    const picked = models.find((model) => model.id === id);
    if (picked) onPick(picked);
  });
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = models.filter(({ id }) => id.toLowerCase().includes(wanted));
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-md border border-line bg-sunken p-3">
      <legend className="sr-only">Modèles de la liste</legend>
      {models.length > fewModels ? (
        <SearchInput label="Rechercher un modèle" value={search} onChange={setSearch} />
      ) : null}
      {models.some(({ prices }) => prices) ? (
        <p className="px-1 text-right text-xs text-ink-soft">Prix d'un million de tokens : lus / écrits</p>
      ) : null}
      {found.length === 0 ? <p className="px-1 text-sm text-ink-soft">Aucun modèle de ce nom dans la liste.</p> : null}
      <div className="grid max-h-72 grid-cols-[minmax(0,1fr)] gap-0.5 overflow-y-auto">
        {found.map((model) => (
          <LabelRadio
            {...radio(model.id)}
            key={model.id}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-sm border border-transparent px-3 py-1.5 text-sm transition-colors hover:bg-raised has-checked:border-control has-checked:bg-raised has-checked:font-semibold has-focus-visible:outline-offset-[-3px]"
          >
            <span className="min-w-0 wrap-anywhere">{model.id}</span>
            {model.prices ? (
              <span className="font-normal text-ink-soft tabular-nums">
                {priceText(model.prices.input)} / {priceText(model.prices.output)}
              </span>
            ) : null}
          </LabelRadio>
        ))}
      </div>
    </fieldset>
  );
}
