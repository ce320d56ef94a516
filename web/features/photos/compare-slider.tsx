import { MoveHorizontal } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { type ComparedPictures, placeOf } from './compared-pictures.ts';

const step = 5;
const largeStep = 25;

interface CompareSliderProps extends Omit<ComparedPictures, 'mark'> {
  ratio: number;
}

/** Two pictures on each other, with a handle that moves the border between them: by touch, mouse or keyboard. */
export function CompareSlider({ before, after, name, ratio }: CompareSliderProps) {
  /** How much of the width shows the picture before, in percent. */
  const [share, setShare] = useState(50);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setShare(within(Math.round(((event.clientX - left) / width) * 100)));
  };
  const press = (event: KeyboardEvent) => {
    const moved = keyMoves[event.key]?.(share);
    if (moved === undefined) return;
    event.preventDefault();
    setShare(within(moved));
  };
  return (
    <div
      className="relative touch-pan-y overflow-hidden rounded-md bg-sunken select-none"
      style={placeOf(ratio)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <img src={after} alt={`Ta ${name} retouchée`} draggable={false} className="size-full" />
      <Badge className="absolute right-2 bottom-2">Après</Badge>
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        <img src={before} alt={`Ta ${name} avant la retouche`} draggable={false} className="size-full" />
        <Badge className="absolute bottom-2 left-2">Avant</Badge>
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Comparer avant et après, ${name}`}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={`Avant sur ${share} % de l'image`}
        onKeyDown={press}
        className="absolute inset-y-0 grid w-11 -translate-x-1/2 cursor-ew-resize place-items-center rounded-full focus-visible:outline-offset-[-4px]"
        style={{ left: `${share}%` }}
      >
        <span aria-hidden="true" className="absolute inset-y-0 w-0.5 bg-on-ink" />
        <span
          aria-hidden="true"
          className="relative grid size-11 place-items-center rounded-full border-2 border-on-coral bg-on-ink text-on-coral"
        >
          <MoveHorizontal className="size-5" />
        </span>
      </div>
    </div>
  );
}

const within = (share: number) => Math.min(100, Math.max(0, share));

const keyMoves: Record<string, (share: number) => number> = {
  ArrowRight: (share) => share + step,
  ArrowUp: (share) => share + step,
  ArrowLeft: (share) => share - step,
  ArrowDown: (share) => share - step,
  PageUp: (share) => share + largeStep,
  PageDown: (share) => share - largeStep,
  Home: () => 0,
  End: () => 100,
};
