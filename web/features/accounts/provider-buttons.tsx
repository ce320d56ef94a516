import { providerNames } from '#contract/identities.ts';
import { messageOf } from '../../api-error.ts';
import { useSiteSettings } from '../../site.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from './account-form.tsx';
import { useStartSignIn } from './identity-queries.ts';
import { ProviderMark } from './provider-marks.tsx';

/** One for each provider whose keys the operator has set. */
export function ProviderButtons() {
  const { signInWith } = useSiteSettings();
  const start = useStartSignIn();
  return (
    <>
      {signInWith.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          wide
          disabled={start.isPending}
          pending={start.isPending && start.variables === provider}
          onClick={() => start.mutate(provider)}
        >
          <ProviderMark provider={provider} />
          Se connecter avec {providerNames[provider]}
        </Button>
      ))}
      {start.isError ? <FormProblem>{messageOf(start.error)}</FormProblem> : null}
    </>
  );
}
