import { Button } from '../ui/button.tsx';
import { FocusLayout } from './focus-layout.tsx';

/** Replaces a page that failed to render. */
export function PageFailure() {
  return (
    <FocusLayout
      title="Cette page a eu un souci"
      subtitle="Recharge-la : tout ce qui est enregistré sur ton compte est toujours là."
    >
      <Button size="large" wide onClick={() => window.location.reload()}>
        Recharger
      </Button>
    </FocusLayout>
  );
}
