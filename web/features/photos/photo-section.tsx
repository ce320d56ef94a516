import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { VerificationNotice } from '../accounts/verification-notice.tsx';
import { AddonUpsell } from '../billing/addon-upsell.tsx';
import { UpgradeDialog } from '../billing/upgrade-dialog.tsx';
import { useRefusals } from '../usage/refusals.ts';
import { AnalysisTab } from './analysis-tab.tsx';
import { PhotoHistory } from './photo-history.tsx';
import { RetouchingTab } from './retouching-tab.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useThumbnails } from './use-thumbnails.ts';

type Tab = 'analysis' | 'retouching' | 'history';

/** Analysis, retouching and history; below them, for a Pro member without the add-on, its offer. */
export default function PhotoSection({ user }: { user: User }) {
  const [tab, setTab] = useState<Tab>('analysis');
  const { offer, showOffer, closeOffer, refuse } = useRefusals('photo');
  const thumbnails = useThumbnails(user.id);
  const { keep } = thumbnails;
  const analysis = useAnalysis({ user, refuse, showOffer, onAnalysed: keep });
  const agree = () => {
    thumbnails.agree();
    for (const { result, picture } of analysis.items) if (result && picture) void keep(result.id, picture.blob);
  };
  const forgetPhoto = (photoId: string) => {
    thumbnails.remove(photoId);
    analysis.removePhoto(photoId);
  };
  return (
    <div className="grid gap-10">
      {user.emailVerified || user.isPro ? null : <VerificationNotice email={user.email} />}
      <Tabs
        label="Photos"
        value={tab}
        onChange={setTab}
        keepsContent
        tabs={[
          { value: 'analysis', label: 'Analyser', content: <AnalysisTab user={user} analysis={analysis} /> },
          { value: 'retouching', label: 'Retoucher', content: <RetouchingTab user={user} refuse={refuse} /> },
          {
            value: 'history',
            label: 'Historique',
            content: (
              <PhotoHistory
                user={user}
                thumbnails={thumbnails}
                onAgree={agree}
                onDeleted={forgetPhoto}
                onAnalyse={() => setTab('analysis')}
              />
            ),
          },
        ]}
      />
      {user.isPro && !user.hasPhotoAccess ? <AddonUpsell addon="photo" /> : null}
      <UpgradeDialog offer={offer} onClose={closeOffer} />
    </div>
  );
}
