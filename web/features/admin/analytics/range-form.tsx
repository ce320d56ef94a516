import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type DayRange, dayInParis, lastDays } from '../day-range.ts';

interface RangeFormProps {
  range: DayRange;
  problem: string | null;
  /** While figures of another range are still shown. */
  isLoading: boolean;
  onChange: (range: DayRange) => void;
}

const shortcuts = [7, 30];

export function RangeForm({ range, problem, isLoading, onChange }: RangeFormProps) {
  const today = dayInParis();
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">Période</legend>
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid grid-cols-2 gap-3 max-sm:w-full">
          <Field label="Date de début">
            <TextInput
              type="date"
              max={range.endDate || today}
              value={range.startDate}
              onChange={(event) => onChange({ ...range, startDate: event.target.value })}
              className="min-w-0 tabular-nums max-sm:px-3"
            />
          </Field>
          <Field label="Date de fin">
            <TextInput
              type="date"
              min={range.startDate}
              max={today}
              value={range.endDate}
              onChange={(event) => onChange({ ...range, endDate: event.target.value })}
              className="min-w-0 tabular-nums max-sm:px-3"
            />
          </Field>
        </div>
        <div className="flex gap-2 max-sm:w-full">
          {shortcuts.map((days) => {
            const shortcut = lastDays(days);
            const isChosen = shortcut.startDate === range.startDate && shortcut.endDate === range.endDate;
            return (
              <Button
                key={days}
                variant={isChosen ? 'ink' : 'secondary'}
                size="small"
                aria-pressed={isChosen}
                onClick={() => onChange(shortcut)}
                className="min-h-12 max-sm:flex-1 max-sm:px-2"
              >
                {days} derniers jours
              </Button>
            );
          })}
        </div>
        {isLoading ? <Spinner label="Chargement…" className="mb-3.5 size-5 text-ink-soft" /> : null}
      </div>
      <FieldError message={problem ?? undefined} />
    </fieldset>
  );
}
