import { useState } from 'react';
import { planDates } from '#contract/tool-calls.ts';
import { dateBudgets, type Season, seasons } from '#contract/tools.ts';
import { budgetLabels, seasonLabels, toolTexts } from '../../content/tools.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DatePlansResult } from './date-plans-result.tsx';
import { useGenders } from './gender-fields.tsx';
import { ToolFrame } from './tool-frame.tsx';
import { type Refuse, useTool } from './use-tool.ts';

const budgetOptions = dateBudgets.map((value) => ({ value, label: budgetLabels[value] }));
const seasonOptions = [
  { value: '', label: 'Maintenant' },
  ...seasons.map((value) => ({ value, label: seasonLabels[value] })),
];

export function DatePlanner({ refuse }: { refuse: Refuse }) {
  const tool = useTool(planDates, refuse);
  const [city, setCity] = useState('');
  const [interests, setInterests] = useState('');
  const [budget, setBudget] = useState<(typeof dateBudgets)[number]>('20-50');
  const [season, setSeason] = useState<Season>();
  const [turn, setTurn] = useState(0);
  const [error, setError] = useState<string>();
  const [genders, genderFields] = useGenders();
  const run = () => {
    if (city.trim() === '') return setError('Indique ta ville');
    tool.mutate({ city, budget, interests, season, seed: turn, ...genders }, { onSuccess: () => setTurn(turn + 1) });
  };
  return (
    <ToolFrame
      texts={toolTexts.dates}
      feature="datePlanner"
      isPending={tool.isPending}
      onRun={run}
      result={tool.data ? <DatePlansResult {...tool.data} /> : null}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Ta ville" error={error}>
          <TextInput
            value={city}
            maxLength={80}
            autoComplete="address-level2"
            placeholder="Lyon"
            onChange={(event) => {
              setCity(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <Field label="Pour quand ?">
          <Select
            options={seasonOptions}
            value={season ?? ''}
            onChange={(event) => setSeason(seasons.find((one) => one === event.target.value))}
          />
        </Field>
      </div>
      <ChoiceChips legend="Budget pour deux" options={budgetOptions} value={budget} onChange={setBudget} />
      <Field label="Ce que vous aimez" hint="Facultatif : les goûts de l'un ou de l'autre.">
        <TextInput
          value={interests}
          maxLength={1000}
          placeholder="expos, escalade, ramen"
          onChange={(event) => setInterests(event.target.value)}
        />
      </Field>
      {genderFields}
    </ToolFrame>
  );
}
