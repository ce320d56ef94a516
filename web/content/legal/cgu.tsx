import { Affiliates } from './cgu/affiliates.tsx';
import { Disputes } from './cgu/disputes.tsx';
import { Offers } from './cgu/offers.tsx';
import { Service } from './cgu/service.tsx';
import { Subscription } from './cgu/subscription.tsx';
import { Use } from './cgu/use.tsx';
import { Withdrawal } from './cgu/withdrawal.tsx';
import type { LegalProps } from './page.ts';

export const updatedOn = '2026-11-17';

export function Cgu({ settings }: LegalProps) {
  return (
    <>
      <Service settings={settings} />
      <Use writer={settings.writer} />
      <Offers />
      <Subscription />
      <Withdrawal settings={settings} />
      <Affiliates />
      <Disputes settings={settings} />
    </>
  );
}
