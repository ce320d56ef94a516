export const mainId = 'contenu';

export function SkipLink() {
  return (
    <a href={`#${mainId}`} className="skip-link rounded-md bg-ink px-4 py-3 font-semibold text-paper">
      Aller au contenu
    </a>
  );
}
