import { useCallback, useState } from 'react';
import type { ApiError } from '../api-error.ts';
import { Admin } from '../features/admin/admin.tsx';
import { Gate } from '../features/admin/gate.tsx';
import { useForgetOperatorData } from '../features/admin/queries.ts';
import { refusalOf } from '../features/admin/refusal.ts';
import { AdminSessionProvider } from '../features/admin/session.tsx';
import { showToast } from '../ui/toast.ts';

/** Holds the operator's password in its state alone: leaving the page forgets it. */
export default function AdminPage() {
  const [password, setPassword] = useState<string | null>(null);
  const [isAuto, setIsAuto] = useState(true);
  const forget = useForgetOperatorData();
  const logout = useCallback(() => {
    setPassword(null);
    forget();
  }, [forget]);
  const shutOut = useCallback(
    (error: ApiError) => {
      showToast({ ...refusalOf(error), tone: 'danger' });
      logout();
    },
    [logout],
  );
  if (password === null) return <Gate onUnlock={setPassword} />;
  return (
    <AdminSessionProvider password={password} isAuto={isAuto} onShutOut={shutOut}>
      <Admin onAutoChange={setIsAuto} onLogout={logout} />
    </AdminSessionProvider>
  );
}
