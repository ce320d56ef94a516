import { Download, WandSparkles } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import { retouchStrength } from '#contract/photos.ts';
import { product } from '#contract/product.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { BeforeAfter } from './before-after.tsx';
import { pictureClass } from './compared-pictures.ts';
import type { PhotoItem } from './photo-items.ts';
import { RemoveButton } from './photo-picker.tsx';
import { RetouchReport } from './retouch-report.tsx';
import { retouchedName } from './retouched-name.ts';
import { isTouched, type Retouched, type RetouchOptions } from './use-retouching.ts';

interface RetouchItemProps {
  item: PhotoItem<Retouched>;
  picture: string;
  name: string;
  onRetouch: (options: RetouchOptions) => void;
  onRemove: () => void;
}

export function RetouchItem({ item, picture, name, onRetouch, onRemove }: RetouchItemProps) {
  const { result, isWorking } = item;
  const [options, setOptions] = useState<RetouchOptions>({ strength: retouchStrength.usual, crop: false, blur: false });
  return (
    <Card
      as="article"
      aria-label={`Retouche de la ${name}`}
      className="grid gap-6 [--picture-height:44dvh] md:grid-cols-2 md:[--picture-height:60dvh]"
    >
      <div className={classNames('relative', result ? 'md:col-span-2' : 'mx-auto w-fit self-start')}>
        {result ? (
          <BeforeAfter
            before={picture}
            after={result.address}
            name={name}
            mark={
              isTouched(result) ? (
                <Badge tone="ink" icon={WandSparkles}>
                  Retouchée par {product.name}
                </Badge>
              ) : null
            }
          />
        ) : (
          <img src={picture} alt={`Ta ${name}`} className={classNames(pictureClass, 'rounded-md')} />
        )}
        <RemoveButton name={name} onRemove={onRemove} />
      </div>
      {result ? (
        <RetouchReport
          result={result}
          action={
            <a
              href={result.address}
              download={retouchedName(item.name)}
              className="inline-flex min-h-12 items-center justify-center gap-2 rounded-md bg-coral px-5 font-semibold text-on-coral hover:bg-coral-strong"
            >
              <Download aria-hidden="true" className="size-5" />
              Télécharger<span className="sr-only"> la {name} retouchée</span>
            </a>
          }
        />
      ) : null}
      <div className="grid content-start gap-5">
        <Settings name={name} options={options} disabled={isWorking} onChange={setOptions} />
        <Button
          variant={result ? 'secondary' : 'primary'}
          pending={isWorking}
          pendingLabel="Retouche..."
          onClick={() => onRetouch(options)}
        >
          <WandSparkles aria-hidden="true" className="size-5" />
          {result ? 'Retoucher à nouveau' : 'Retoucher'}
          <span className="sr-only"> la {name}</span>
        </Button>
      </div>
    </Card>
  );
}

interface SettingsProps {
  name: string;
  options: RetouchOptions;
  disabled: boolean;
  onChange: (options: RetouchOptions) => void;
}

function Settings({ name, options, disabled, onChange }: SettingsProps) {
  const change = (changed: Partial<RetouchOptions>) => onChange({ ...options, ...changed });
  return (
    <fieldset disabled={disabled} className="grid gap-4">
      <legend className="sr-only">Réglages de la {name}</legend>
      <StrengthField value={options.strength} onChange={(strength) => change({ strength })} />
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Checkbox checked={options.crop} onChange={(event) => change({ crop: event.target.checked })}>
          Recadrer
        </Checkbox>
        <Checkbox checked={options.blur} onChange={(event) => change({ blur: event.target.checked })}>
          Flouter l'arrière-plan
        </Checkbox>
      </div>
    </fieldset>
  );
}

/** In percent. The least strength too, since none at all would cost a retouch for nothing. */
const step = 10;

function StrengthField({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-semibold">
          Intensité
        </label>
        <span className="text-ink-soft tabular-nums">{value} %</span>
      </div>
      <input
        id={id}
        type="range"
        min={step}
        max={retouchStrength.max}
        step={step}
        value={value}
        aria-valuetext={`${value} %`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="range"
        style={{ '--share': (value - step) / (retouchStrength.max - step) } as CSSProperties}
      />
    </div>
  );
}
