import { Search } from 'lucide-react';
import { TextInput } from '../../ui/text-input.tsx';

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchInput({ label, value, onChange }: SearchInputProps) {
  return (
    <div className="relative w-full sm:max-w-sm">
      <Search aria-hidden="true" className="absolute inset-y-0 left-4 my-auto size-5 text-ink-soft" />
      <TextInput
        type="search"
        aria-label={label}
        placeholder="Rechercher..."
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-12 [&::-webkit-search-cancel-button]:grayscale"
      />
    </div>
  );
}
