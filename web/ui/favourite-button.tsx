import { Heart } from 'lucide-react';
import { Button } from './button.tsx';

interface FavouriteButtonProps {
  isFavourite: boolean;
  pending: boolean;
  /** Names the thing for screen readers: «cette réponse», «cette bio». */
  what: string;
  onToggle: () => void;
}

export function FavouriteButton({ isFavourite, pending, what, onToggle }: FavouriteButtonProps) {
  return (
    <Button
      variant="ghost"
      size="small"
      className="max-sm:px-2.5"
      aria-pressed={isFavourite}
      disabled={pending}
      onClick={onToggle}
    >
      <Heart
        aria-hidden="true"
        className={isFavourite ? 'size-4.5 text-coral' : 'size-4.5'}
        fill={isFavourite ? 'currentColor' : 'none'}
      />
      Favoris<span className="sr-only"> : {what}</span>
    </Button>
  );
}
