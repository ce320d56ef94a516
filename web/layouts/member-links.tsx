import { LogOut } from 'lucide-react';
import { DataProvider } from '../data.tsx';
import { homeFor, homeLabelFor } from '../paths.ts';
import { useLogout, useUser } from '../session/user.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** Fetched only if the hint cookie says that someone is signed in. */
export default function MemberLinks() {
  return (
    <DataProvider>
      <Links />
    </DataProvider>
  );
}

function Links() {
  const user = useUser();
  const logout = useLogout();
  if (!user) return <VisitorLinks />;
  return (
    <>
      <ButtonLink href={homeFor(user)} variant="secondary" size="small">
        {homeLabelFor(user)}
      </ButtonLink>
      <Button
        variant="ghost"
        size="small"
        aria-label="Déconnexion"
        pending={logout.isPending}
        onClick={() => logout.mutate()}
        className="max-sm:px-3"
      >
        <LogOut aria-hidden="true" className="size-5 sm:hidden" />
        <span className="hidden sm:inline">Déconnexion</span>
      </Button>
    </>
  );
}
