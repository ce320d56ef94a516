import { type ReactNode, useEffect, useState } from 'react';
import { countTries } from '#contract/try.ts';
import { call } from '../../api.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { leftText } from './done-text.ts';

/** How many tries this device has left today, before one is typed; until that is known, `allowance`: how many there are a day. */
export default function TriesLeft({ allowance }: { allowance: ReactNode }) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    call(countTries, { signal: controller.signal }).then(
      (counted) => setLeft(counted.left),
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  if (left === null) return allowance;
  if (left > 0) return `${leftText(left)} Les exemples ne comptent pas.`;
  return (
    <>
      Tes essais sans compte reviennent à minuit. <Link href={paths.signup}>Continue avec un compte gratuit</Link>, ou
      choisis un exemple.
    </>
  );
}
