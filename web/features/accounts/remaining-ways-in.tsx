import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';

/** What opens the account beside the password that was just chosen; nothing where nothing else does. */
export function RemainingWaysIn({ names, isHere = false }: { names: string[]; isHere?: boolean }) {
  if (names.length === 0) return null;
  return (
    <p role="status" className="wrap-anywhere text-sm text-ink-soft">
      Ces accès ouvrent encore ton compte : {names.join(', ')}. Si tu n'en reconnais pas un, retire-le{' '}
      {isHere ? 'plus bas sur cette page' : <Link href={paths.account}>dans « Mon compte »</Link>}.
    </p>
  );
}
