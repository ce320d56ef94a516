import { useCallback, useState } from 'react';
import { Admin } from '../features/admin/admin.tsx';
import { Gate } from '../features/admin/gate.tsx';

/** The password is held here, in memory, and goes when the page does. */
export default function AdminPage() {
  const [password, setPassword] = useState<string | null>(null);
  const logout = useCallback(() => setPassword(null), []);
  return password === null ? <Gate onUnlock={setPassword} /> : <Admin password={password} onLogout={logout} />;
}
