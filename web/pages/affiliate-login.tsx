import { LoginCard } from '../features/accounts/entrance.tsx';
import { AffiliateEntrance } from '../features/affiliates/affiliate-entrance.tsx';
import { AffiliateLoginForm } from '../features/affiliates/login-form.tsx';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

export default function AffiliateLoginPage() {
  return (
    <AffiliateEntrance
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
    >
      <LoginCard>
        <AffiliateLoginForm />
      </LoginCard>
    </AffiliateEntrance>
  );
}
