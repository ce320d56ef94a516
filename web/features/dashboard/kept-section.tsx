import { type ReactNode, useState } from 'react';
import { LoadedSection } from './loaded-section.tsx';

interface KeptSectionProps {
  isShown: boolean;
  children: ReactNode;
}

/** Mounts a section at its first visit and only hides it afterwards, so that its forms and results stay. */
export function KeptSection({ isShown, children }: KeptSectionProps) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <div hidden={!isShown}>
      <LoadedSection>{children}</LoadedSection>
    </div>
  );
}
