import { CredentialsForm } from '../accounts/credentials-form.tsx';
import { loginForm } from './forms.ts';
import { useLoginAffiliate } from './mutations.ts';

export function AffiliateLoginForm() {
  return <CredentialsForm schema={loginForm} login={useLoginAffiliate()} />;
}
