import { DataProvider } from '../data.tsx';
import { homeFor, homeLabelFor } from '../paths.ts';
import { useLogout, useUser } from '../session/user.ts';
import { ButtonLink } from '../ui/button.tsx';
import { LogoutButton } from './logout-button.tsx';
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
      <LogoutButton logout={logout} />
    </>
  );
}
