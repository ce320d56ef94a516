import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { themes } from '#contract/site.ts';
import { applyTheme, useTheme } from '../theme.ts';

const faces = {
  system: { label: 'Comme mon appareil', icon: Monitor },
  light: { label: 'Clair', icon: Sun },
  dark: { label: 'Sombre', icon: Moon },
};

export function ThemeToggle() {
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className="flex w-fit gap-0.5 rounded-md border border-line bg-raised p-1">
      <legend className="sr-only">Thème</legend>
      {themes.map((option) => {
        const { label, icon: Icon } = faces[option];
        return (
          <label
            key={option}
            title={label}
            className="grid size-10 place-items-center rounded-sm text-ink-soft transition-colors hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-[2.5px] has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={theme === option}
              onChange={() => applyTheme(option)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
