import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { ApiError } from '../../api-error.ts';
import { callsWith, type OperatorCalls } from './operator-calls.ts';

// The operator's session: calls that carry the password, which is in the page's memory alone, and whether tabs reload
// themselves. A call that is refused with 401 ends the session.

export interface AdminSession extends OperatorCalls {
  isAuto: boolean;
}

const SessionContext = createContext<AdminSession | null>(null);

interface AdminSessionProviderProps {
  password: string;
  isAuto: boolean;
  onShutOut: (error: ApiError) => void;
  children: ReactNode;
}

export function AdminSessionProvider({ password, isAuto, onShutOut, children }: AdminSessionProviderProps) {
  const session = useMemo((): AdminSession => {
    const { call, download } = callsWith(password);
    const guarded = async <Answer,>(answer: Promise<Answer>): Promise<Answer> => {
      try {
        return await answer;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) onShutOut(error);
        throw error;
      }
    };
    return {
      call: (endpoint, ...input) => guarded(call(endpoint, ...input)),
      download: (endpoint, ...input) => guarded(download(endpoint, ...input)),
      isAuto,
    };
  }, [password, isAuto, onShutOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useAdminSession(): AdminSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No operator is signed in here');
  return session;
}
