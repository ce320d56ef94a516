import { useCallback, useState } from 'react';
import { Admin } from '../features/admin/admin.tsx';
import { Gate } from '../features/admin/gate.tsx';

/** Holds the operator's password in its state alone: leaving the page forgets it. */
export default function AdminPage() {
  const [password, setPassword] = useState<string | null>(null);
  const logout = useCallback(() => setPassword(null), []);
  return password === null ? <Gate onUnlock={setPassword} /> : <Admin password={password} onLogout={logout} />;
}
