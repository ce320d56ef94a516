import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { VerificationNotice } from '../accounts/verification-notice.tsx';
import { AddonUpsell } from '../billing/addon-upsell.tsx';
import { UpgradeDialog } from '../billing/upgrade-dialog.tsx';
import { useRefusals } from '../usage/refusals.ts';
import { BioGenerator } from './bio-generator.tsx';
import { BioHistory } from './bio-history.tsx';
import { BioRating } from './bio-rating.tsx';

type Tab = 'generator' | 'rating' | 'history';

/** Generator, rating and history; below them, for a Pro member without the add-on, its offer. */
export default function BioSection({ user }: { user: User }) {
  const [tab, setTab] = useState<Tab>('generator');
  const { offer, closeOffer, refuse } = useRefusals('bio');
  return (
    <div className="grid gap-10">
      {user.emailVerified ? null : <VerificationNotice email={user.email} />}
      <Tabs
        label="Bio"
        value={tab}
        onChange={setTab}
        keepsContent
        tabs={[
          { value: 'generator', label: 'Générateur', content: <BioGenerator user={user} refuse={refuse} /> },
          { value: 'rating', label: 'Rate My Bio', content: <BioRating user={user} refuse={refuse} /> },
          { value: 'history', label: 'Historique', content: <BioHistory onWrite={() => setTab('generator')} /> },
        ]}
      />
      {user.isPro && !user.hasBioAccess ? <AddonUpsell addon="bio" /> : null}
      <UpgradeDialog offer={offer} onClose={closeOffer} />
    </div>
  );
}
