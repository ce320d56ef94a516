import { Cancellation } from '../features/retention/cancellation.tsx';
import { FocusLayout } from '../layouts/focus-layout.tsx';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

export default function CancelSubscriptionPage() {
  return (
    <FocusLayout title="Résilier mon contrat" width="medium" foot={<HelpLink />}>
      <Cancellation />
    </FocusLayout>
  );
}

/** For visitors in search of help: the footer's «Besoin d'aide ?» leads to this page too. */
function HelpLink() {
  return (
    <p>
      Tu cherches plutôt une réponse ?{' '}
      <Link href={paths.legal.help} className="inline-flex min-h-11 items-center">
        Voir l'aide
      </Link>
    </p>
  );
}
