import { product } from '#contract/product.ts';
import { paths } from '../../paths.ts';
import { AccountHelp } from './aide/account.tsx';
import { AssistantHelp } from './aide/assistant.tsx';
import { DataHelp } from './aide/data.tsx';
import { PlansHelp } from './aide/plans.tsx';
import { SafetyHelp } from './aide/safety.tsx';
import type { LegalProps } from './page.ts';

export const updatedOn = '2026-11-17';

export function Aide({ settings: { contactEmail, writer } }: LegalProps) {
  return (
    <>
      <p>
        Les questions qu'on nous pose le plus souvent. Si la tienne n'y est pas,{' '}
        <a href={paths.legal.contact}>écris-nous</a> : une vraie personne te répond sous {product.supportReplyDelay},{' '}
        {product.supportHours}.
      </p>
      <AccountHelp />
      <AssistantHelp writer={writer} />
      <PlansHelp contactEmail={contactEmail} />
      <DataHelp />
      <SafetyHelp />
    </>
  );
}
