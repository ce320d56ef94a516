import { useParams } from 'wouter';
import { PassiveModeEnd } from '../features/retention/passive-mode-end.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';

export default function PassiveModePage() {
  const { token } = useParams<{ token: string }>();
  return (
    <FocusLayout title="Arrêter l'idée de la semaine">
      <PassiveModeEnd token={token} />
    </FocusLayout>
  );
}
