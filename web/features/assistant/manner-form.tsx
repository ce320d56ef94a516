import { type Gender, genders } from '#contract/onboarding.ts';
import { intensities, objectives } from '#contract/writing.ts';
import { intensityLabels, matchGenderLabels, objectiveLabels, ownGenderLabels } from '../../content/assistant.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Manner } from './manner.ts';

interface MannerFormProps {
  manner: Manner;
  onChange: (manner: Manner) => void;
  disabled?: boolean;
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

const objectiveOptions = optionsOf(objectives, objectiveLabels);
const intensityOptions = optionsOf(intensities, intensityLabels);

/** The fields for objective, intensity and genders. */
export function MannerForm({ manner, onChange, disabled }: MannerFormProps) {
  return (
    <div className="grid gap-5">
      <ChoiceChips
        legend="Objectif"
        options={objectiveOptions}
        value={manner.objective}
        disabled={disabled}
        onChange={(objective) => onChange({ ...manner, objective })}
      />
      <ChoiceChips
        legend="Intensité"
        options={intensityOptions}
        value={manner.intensity ?? 'soft'}
        disabled={disabled}
        onChange={(intensity) => onChange({ ...manner, intensity })}
      />
      <Genders manner={manner} onChange={onChange} disabled={disabled} />
    </div>
  );
}

type GenderPair = Pick<Manner, 'userGender' | 'matchGender'>;

interface GendersProps<Choice extends GenderPair> {
  manner: Choice;
  onChange: (manner: Choice) => void;
  disabled?: boolean;
}

/** Who writes to whom, so that the French agrees. */
export function Genders<Choice extends GenderPair>({ manner, onChange, disabled }: GendersProps<Choice>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Tu es">
        <Select
          options={[{ value: '', label: 'Comme sur mon compte' }, ...optionsOf(genders, ownGenderLabels)]}
          value={manner.userGender ?? ''}
          disabled={disabled}
          onChange={(event) => onChange({ ...manner, userGender: genderFrom(event.target.value) })}
        />
      </Field>
      <Field label="Tu écris">
        <Select
          options={optionsOf(['femme', 'homme', 'non_precise'] as const, matchGenderLabels)}
          value={manner.matchGender ?? 'non_precise'}
          disabled={disabled}
          onChange={(event) => onChange({ ...manner, matchGender: genderFrom(event.target.value) })}
        />
      </Field>
    </div>
  );
}

function genderFrom(value: string): Gender | undefined {
  return genders.find((gender) => gender === value);
}
