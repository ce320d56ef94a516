import { useState } from 'react';
import { Loaded } from '../loaded.tsx';
import { useAffiliates, usePayouts } from '../queries.ts';
import { TabFrame } from '../tab-frame.tsx';
import { ViewChoice } from '../view-choice.tsx';
import { AffiliateCards } from './affiliate-totals.tsx';
import { AffiliatesView } from './affiliates-view.tsx';
import { CountBadge } from './count-badge.tsx';
import { waitsForApproval } from './payout-list.ts';
import { PayoutsView } from './payouts-view.tsx';

type View = 'affiliates' | 'payouts';

export function AffiliatesTab() {
  const [view, setView] = useState<View>('affiliates');
  const affiliates = useAffiliates();
  const payouts = usePayouts();
  const waiting = payouts.data?.filter(waitsForApproval).length ?? 0;
  return (
    <TabFrame title="Affiliés" queries={view === 'affiliates' ? [affiliates] : [payouts]}>
      <Loaded query={affiliates}>{(data) => <AffiliateCards {...data} />}</Loaded>
      <ViewChoice
        view={view}
        onView={setView}
        views={[
          { value: 'affiliates', label: 'Affiliés' },
          {
            value: 'payouts',
            label: (
              <>
                Versements <CountBadge count={waiting} what="à approuver" />
              </>
            ),
          },
        ]}
      />
      {view === 'affiliates' ? (
        affiliates.data && <AffiliatesView affiliates={affiliates.data.affiliates} />
      ) : (
        <PayoutsView payouts={payouts} />
      )}
    </TabFrame>
  );
}
