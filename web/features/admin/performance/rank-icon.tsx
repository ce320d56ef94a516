import { Award, Medal, Trophy } from 'lucide-react';

const icons = { 1: Trophy, 2: Medal, 3: Award };
const tones = {
  1: 'bg-apricot-tint text-apricot-text',
  2: 'bg-teal-tint text-teal-text',
  3: 'bg-coral-tint text-coral-text',
};

export function RankIcon({ place }: { place: number | undefined }) {
  if (place !== 1 && place !== 2 && place !== 3) return null;
  const Icon = icons[place];
  return (
    <span
      role="img"
      aria-label={`${place === 1 ? '1er' : `${place}e`} au taux global`}
      className={`grid size-8 shrink-0 place-items-center rounded-full ${tones[place]}`}
    >
      <Icon aria-hidden="true" className="size-4" />
    </span>
  );
}
