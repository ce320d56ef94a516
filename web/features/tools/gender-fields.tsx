import { useState } from 'react';
import { Genders } from '../assistant/manner-form.tsx';
import type { Manner } from '../assistant/use-assistant.ts';

type Pair = Pick<Manner, 'userGender' | 'matchGender'>;

/** Who writes to whom, for French that agrees. */
export function useGenders(): [Pair, React.ReactNode] {
  const [manner, setManner] = useState<Manner>({ objective: 'continue' });
  const { userGender, matchGender } = manner;
  return [{ userGender, matchGender }, <Genders key="genders" manner={manner} onChange={setManner} />];
}
