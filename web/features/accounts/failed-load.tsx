import { messageOf } from '../../api-error.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from './account-form.tsx';

interface FailedLoadProps {
  error: Error;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** What stands in place of a list that could not be fetched, with the way to fetch it again. */
export function FailedLoad({ error, isFetching, refetch }: FailedLoadProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <FormProblem>{messageOf(error)}</FormProblem>
      <Button variant="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
        Réessayer
      </Button>
    </div>
  );
}
