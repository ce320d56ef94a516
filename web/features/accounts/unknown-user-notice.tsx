import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api-error.ts';
import { userQuery, useUserFailure } from '../../session/user.ts';
import { Button } from '../../ui/button.tsx';

/** On login, where someone was led who may be signed in: the server could not be asked. */
export function UnknownUserNotice() {
  const failure = useUserFailure();
  const { isFetching, refetch } = useQuery(userQuery);
  if (!failure) return null;
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-apricot-tint px-4 py-3 text-sm">
      <p>
        On n'a pas pu vérifier ta session. <span>{messageOf(failure)}</span>
      </p>
      <Button variant="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
        Réessayer
      </Button>
    </div>
  );
}
