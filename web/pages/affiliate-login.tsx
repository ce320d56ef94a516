import { useId } from 'react';
import { Entrance } from '../features/accounts/entrance.tsx';
import { AffiliateLoginForm } from '../features/affiliates/login-form.tsx';
import { ShareScene } from '../features/affiliates/share-scene.tsx';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';

export default function AffiliateLoginPage() {
  const titleId = useId();
  return (
    <Entrance
      title="Connexion affilié"
      subtitle="Accède à ton espace affilié"
      foot={
        <>
          <p>
            Pas encore affilié ? <Link href={paths.signupAffiliate}>Inscris-toi</Link> ou{' '}
            <Link href={paths.affiliation}>découvre le programme</Link>
          </p>
          <p>
            Tu viens pour tes conversations ? <Link href={paths.auth}>Connexion membre</Link>
          </p>
        </>
      }
      aside={
        <div className="hidden lg:block">
          <ShareScene />
        </div>
      }
    >
      <Card as="section" aria-labelledby={titleId} className="grid gap-6">
        <h2 id={titleId} className="text-title">
          Se connecter
        </h2>
        <AffiliateLoginForm />
      </Card>
    </Entrance>
  );
}
