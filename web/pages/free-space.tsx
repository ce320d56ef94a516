import { MemberGate } from '../features/accounts/member-gate.tsx';
import { FreeSpace } from '../features/free-space/free-space.tsx';

export default function FreeSpacePage() {
  return <MemberGate>{(user) => <FreeSpace user={user} />}</MemberGate>;
}
