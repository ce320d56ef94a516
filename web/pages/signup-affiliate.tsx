import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { AffiliateEntrance } from '../features/affiliates/affiliate-entrance.tsx';
import { useProfile } from '../features/affiliates/queries.ts';
import { AffiliateSignupForm } from '../features/affiliates/signup-form.tsx';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';

export default function SignupAffiliatePage() {
  const { data: profile } = useProfile();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (profile) navigate(paths.affiliateDashboard, { replace: true });
  }, [profile, navigate]);
  return (
    <AffiliateEntrance
      title="Deviens affilié"
      subtitle="Choisis ton lien, on valide ta demande à la main."
      foot={
        <>
          <p>
            Déjà affilié ? <Link href={paths.affiliateLogin}>Se connecter</Link>
          </p>
          <p>
            <Link href={paths.affiliation}>Voir le programme</Link>
          </p>
        </>
      }
    >
      <Card>
        <AffiliateSignupForm />
      </Card>
    </AffiliateEntrance>
  );
}
