import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { useResume } from './subscription-mutations.ts';

/** Takes a cancellation back while it has not taken effect. */
export function ResumeButton({ size }: Pick<ComponentProps<typeof Button>, 'size'>) {
  const resume = useResume();
  return (
    <Button variant="secondary" size={size} pending={resume.isPending} onClick={() => resume.mutate()}>
      Garder mon abonnement
    </Button>
  );
}
