import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PasskeyLoginButton } from './passkey-login-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

/** Below the password: the ways in that need none. */
export function OtherWaysIn() {
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        ou
      </p>
      <ProviderButtons />
      <PasskeyLoginButton />
      <ButtonLink href={paths.signInLinkRequest} variant="secondary" wide>
        <span>
          Recevoir un lien par <span className="whitespace-nowrap">e-mail</span>
        </span>
      </ButtonLink>
    </div>
  );
}
