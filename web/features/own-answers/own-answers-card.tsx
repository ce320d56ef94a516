import { ChevronDown, UserRoundPen } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type OwnAnswers, ownAnswerLimits, weekDays } from '#contract/own-answers.ts';
import { useSiteSettings } from '../../site.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toast.ts';
import { useEraseOwnAnswers, useOwnAnswers, useSaveOwnAnswers } from './queries.ts';

/** «Mes réponses»: what the user told of themselves (job, city, free days), folded behind one line that sums it up. */
export function OwnAnswersCard() {
  const answers = useOwnAnswers();
  const known = [answers.job, answers.town, answers.freeDays.join(', '), answers.tastes.join(', ')].filter(Boolean);
  return (
    <details className="group max-w-3xl rounded-md border border-line bg-raised">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 sm:px-5 [&::-webkit-details-marker]:hidden">
        <UserRoundPen aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="grid min-w-0 flex-1 py-2 leading-snug">
          <span className="font-semibold">Mes réponses</span>
          <span className="line-clamp-2 text-sm text-ink-soft">
            {known.length > 0 ? known.join(' · ') : 'Métier, ville, jours libres : les blancs se remplissent seuls.'}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <OwnAnswersForm key={JSON.stringify(answers)} answers={answers} />
    </details>
  );
}

function OwnAnswersForm({ answers }: { answers: OwnAnswers }) {
  const { writer } = useSiteSettings();
  const save = useSaveOwnAnswers();
  const erase = useEraseOwnAnswers();
  const [given, setGiven] = useState({ ...answers, tastes: answers.tastes.join(', ') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tastes = given.tastes.split(',').map((taste) => taste.trim());
    save.mutate(
      { ...given, tastes: tastes.filter(Boolean).slice(0, ownAnswerLimits.tastes) },
      { onSuccess: () => showToast({ title: 'Tes réponses sont enregistrées', tone: 'success' }) },
    );
  };
  return (
    <form onSubmit={submit} className="grid gap-5 px-4 pt-1 pb-5 sm:px-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Ton métier">
          <TextInput
            value={given.job}
            maxLength={ownAnswerLimits.length}
            onChange={({ target }) => setGiven({ ...given, job: target.value })}
          />
        </Field>
        <Field label="Ta ville">
          <TextInput
            value={given.town}
            maxLength={ownAnswerLimits.length}
            onChange={({ target }) => setGiven({ ...given, town: target.value })}
          />
        </Field>
      </div>
      <FreeDays days={given.freeDays} onChange={(freeDays) => setGiven({ ...given, freeDays })} />
      <Field label="Tes goûts" hint="Séparés par des virgules : le jazz, la rando, les ramens.">
        <TextInput value={given.tastes} onChange={({ target }) => setGiven({ ...given, tastes: target.value })} />
      </Field>
      {writer === 'local' ? null : (
        <Checkbox checked={given.forModel} onChange={({ target }) => setGiven({ ...given, forModel: target.checked })}>
          L'IA qui écrit peut les voir, pour répondre sans laisser de blanc. Sinon, elles ne servent qu'ici.
        </Checkbox>
      )}
      <p className="text-sm text-ink-soft">Gardées avec ton compte, exportées et effacées avec lui.</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" variant="ink" pending={save.isPending}>
          Enregistrer
        </Button>
        <Button size="small" variant="ghost" pending={erase.isPending} onClick={() => erase.mutate()}>
          Effacer mes réponses
        </Button>
      </div>
    </form>
  );
}

interface FreeDaysProps {
  days: OwnAnswers['freeDays'];
  onChange: (days: OwnAnswers['freeDays']) => void;
}

function FreeDays({ days, onChange }: FreeDaysProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">Tes jours libres</legend>
      <div className="flex flex-wrap gap-2">
        {weekDays.map((day) => (
          <label
            key={day}
            className="inline-flex min-h-11 items-center rounded-full border border-control bg-raised px-3.5 text-sm font-medium transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={days.includes(day)}
              onChange={({ target }) =>
                onChange(weekDays.filter((one) => (one === day ? target.checked : days.includes(one))))
              }
            />
            {day}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
