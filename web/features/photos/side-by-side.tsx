import type { ComparedPictures, Ratios } from './compared-pictures.ts';

interface SideBySideProps extends Omit<ComparedPictures, 'mark'> {
  ratios: Ratios;
}

/** Two pictures of one height next to each other, as large as the place allows. */
export function SideBySide({ before, after, name, ratios }: SideBySideProps) {
  return (
    <div className="flex w-full items-start justify-center gap-2 sm:gap-4">
      <Picture address={before} ratio={ratios.before} text={`Ta ${name} avant la retouche`} caption="Avant" />
      <Picture address={after} ratio={ratios.after} text={`Ta ${name} retouchée`} caption="Après" />
    </div>
  );
}

interface PictureProps {
  address: string;
  ratio: number;
  text: string;
  caption: string;
}

function Picture({ address, ratio, text, caption }: PictureProps) {
  return (
    <figure className="grid min-w-0 gap-1" style={{ flex: `0 1 calc(var(--picture-height) * ${ratio.toFixed(4)})` }}>
      <img src={address} alt={text} style={{ aspectRatio: ratio }} className="w-full rounded-md" />
      <figcaption className="text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
