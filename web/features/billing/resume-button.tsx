import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { useResume } from './subscription-mutations.ts';

/** Revokes a cancellation that has not taken effect yet. */
export function ResumeButton({ size }: Pick<ComponentProps<typeof Button>, 'size'>) {
  const resume = useResume();
  return (
    <Button variant="secondary" size={size} pending={resume.isPending} onClick={() => resume.mutate()}>
      Garder mon abonnement
    </Button>
  );
}
