import { useState } from 'react';
import * as z from 'zod/mini';
import { planDates } from '#contract/tool-calls.ts';
import { dateBudgets, seasons } from '#contract/tools.ts';
import { budgetLabels, seasonLabels, toolTexts } from '../../content/tools.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Field } from '../../ui/field.tsx';
import { bodySchemaOf } from '../../ui/form.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { askedOfDates } from './asked-text.ts';
import { CaptureField } from './capture-field.tsx';
import { DatePlansResult } from './date-plans-result.tsx';
import { GenderFields } from './gender-fields.tsx';
import { fillIn, registerRequired, useToolForm } from './tool-form.ts';
import { ToolFrame } from './tool-frame.tsx';
import { DatesPicture } from './tool-pictures.tsx';
import { type Refuse, useTool } from './use-tool.ts';

const dateForm = z.extend(bodySchemaOf(planDates), { budget: z.enum(dateBudgets) });
const budgetOptions = dateBudgets.map((value) => ({ value, label: budgetLabels[value] }));
const seasonOptions = [
  { value: '', label: 'Maintenant' },
  ...seasons.map((value) => ({ value, label: seasonLabels[value] })),
];

export function DatePlanner({ refuse }: { refuse: Refuse }) {
  const { last, ...tool } = useTool(planDates, refuse);
  const form = useToolForm(dateForm, { city: '', budget: '20-50', interests: '' });
  const [turn, setTurn] = useState(0);
  return (
    <ToolFrame
      texts={toolTexts.dates}
      feature="datePlanner"
      picture={<DatesPicture />}
      form={form}
      isPending={tool.isPending}
      writing={tool.writing}
      onRun={(fields) => tool.run({ ...fields, seed: turn }, { onSuccess: () => setTurn(turn + 1) })}
      last={last && { run: last, asked: askedOfDates(last.asked), result: <DatePlansResult {...last.answer} /> }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Ta ville" error={form.formState.errors.city?.message}>
          <TextInput
            maxLength={80}
            autoComplete="address-level2"
            placeholder="Lyon"
            {...registerRequired(form, 'city')}
          />
        </Field>
        <SeasonField value={form.watch('season')} onChange={(season) => form.setValue('season', season)} />
      </div>
      <ChoiceChips
        legend="Budget pour deux"
        options={budgetOptions}
        value={form.watch('budget')}
        onChange={(budget) => form.setValue('budget', budget)}
      />
      <CaptureField
        feature="datePlanner"
        of="son profil ou de votre conversation"
        onText={(text) => fillIn(form, 'interests', text.slice(-1000))}
        refuse={refuse}
      />
      <Field label="Ce que vous aimez" hint="Facultatif : les goûts de l'un ou de l'autre, un budget précis.">
        <Textarea
          rows={2}
          maxLength={1000}
          placeholder="expos, escalade, ramen, 30 € au plus"
          className="min-h-20"
          {...form.register('interests')}
        />
      </Field>
      <GenderFields />
    </ToolFrame>
  );
}

interface SeasonFieldProps {
  value: (typeof seasons)[number] | undefined;
  onChange: (season: (typeof seasons)[number] | undefined) => void;
}

function SeasonField({ value, onChange }: SeasonFieldProps) {
  return (
    <Field label="Pour quand ?">
      <Select
        options={seasonOptions}
        value={value ?? ''}
        onChange={(event) => onChange(seasons.find((one) => one === event.target.value))}
      />
    </Field>
  );
}
