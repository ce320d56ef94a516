import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { usePassiveMode } from './subscription-mutations.ts';

export function PassiveModeSwitch() {
  const passive = usePassiveMode();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <p>Tu reçois une idée par semaine, par e-mail.</p>
      <Button variant="secondary" size="small" pending={passive.isPending} onClick={() => passive.mutate(false)}>
        L'arrêter
      </Button>
    </Card>
  );
}
