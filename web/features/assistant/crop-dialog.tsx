import { type CSSProperties, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { UnusablePicture } from '../pictures/picture-file.ts';
import { cropPicture, type Margins, noMargins } from './crop-picture.ts';
import type { PickedScreenshot } from './picked-screenshots.ts';

interface CropDialogProps {
  screenshots: readonly PickedScreenshot[];
  /** Gets all screenshots, those that were cut in their new shape. */
  onRead: (files: File[]) => void;
  onClose: () => void;
}

/** The most that is left out at one edge: the opposite ones never meet. */
const most = 45;
const edges: { edge: keyof Margins; label: string }[] = [
  { edge: 'top', label: 'Couper en haut' },
  { edge: 'bottom', label: 'Couper en bas' },
  { edge: 'left', label: 'Couper à gauche' },
  { edge: 'right', label: 'Couper à droite' },
];

/** Leaves out the edges of screenshots, and has them read once more. */
export function CropDialog({ screenshots, onRead, onClose }: CropDialogProps) {
  const [cuts, setCuts] = useState<ReadonlyMap<number, Margins>>(new Map());
  const read = async () => {
    try {
      const files = screenshots.map(({ id, file }) => {
        const margins = cuts.get(id);
        return margins ? cropPicture(file, margins) : file;
      });
      onRead(await Promise.all(files));
    } catch (error) {
      const [title, description] =
        error instanceof UnusablePicture ? [error.title, error.message] : ['Erreur', "Impossible de recadrer l'image"];
      showToast({ title, description, tone: 'danger' });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Recadrer la capture"
      description="Ne garde que les messages. La nouvelle lecture compte comme une demande de plus."
      actions={
        <>
          <Button disabled={cuts.size === 0} onClick={() => void read()}>
            Relire
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      {screenshots.map(({ id, address }, index) => (
        <Cut
          key={id}
          name={`Capture ${index + 1}`}
          address={address}
          margins={cuts.get(id) ?? noMargins}
          onChange={(margins) => setCuts(new Map(cuts).set(id, margins))}
        />
      ))}
    </Dialog>
  );
}

interface CutProps {
  name: string;
  address: string;
  margins: Margins;
  onChange: (margins: Margins) => void;
}

function Cut({ name, address, margins, onChange }: CutProps) {
  const own = useId();
  const { top, right, bottom, left } = margins;
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{name}</legend>
      <div className="relative justify-self-center overflow-hidden rounded-md bg-sunken">
        <img src={address} alt={name} className="max-h-[40vh]" />
        <div
          className="absolute outline-2 outline-coral shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]"
          style={{ inset: `${top}% ${right}% ${bottom}% ${left}%` }}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-6 gap-y-3">
        {edges.map(({ edge, label }) => (
          <label key={edge} htmlFor={own + edge} className="grid gap-1 text-sm">
            {label}
            <input
              id={own + edge}
              type="range"
              max={most}
              value={margins[edge]}
              aria-valuetext={`${margins[edge]} %`}
              onChange={(event) => onChange({ ...margins, [edge]: event.target.valueAsNumber })}
              className="range"
              style={{ '--share': margins[edge] / most } as CSSProperties}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
