import { classNames } from '../../ui/class-names.ts';

/** The present step among a few, as dots and as «Étape 2 sur 3». */
export function StepDots({ step, count }: { step: number; count: number }) {
  return (
    <div className="flex items-center gap-3">
      <span aria-hidden="true" className="flex gap-2">
        {Array.from({ length: count }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots are interchangeable
            key={index}
            className={classNames(
              'h-2.5 rounded-full transition-[width,background-color]',
              index + 1 === step ? 'w-7 bg-coral' : 'w-2.5',
              index + 1 < step && 'bg-coral',
              index + 1 > step && 'bg-control',
            )}
          />
        ))}
      </span>
      <span className="text-sm text-ink-soft">
        Étape {step} sur {count}
      </span>
    </div>
  );
}
