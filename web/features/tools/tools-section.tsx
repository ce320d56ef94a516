import { useState } from 'react';
import { toolTexts } from '../../content/tools.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { UpgradeDialog } from '../billing/upgrade-dialog.tsx';
import { useRefusals } from '../usage/refusals.ts';
import { AntiGhost } from './anti-ghost.tsx';
import { DatePlanner } from './date-planner.tsx';
import { OpenerPackTool } from './opener-pack.tsx';
import { RedFlagRadar } from './red-flag-radar.tsx';

type Tool = keyof typeof toolTexts;

export default function ToolsSection() {
  const [tool, setTool] = useState<Tool>('antiGhost');
  const { offer, closeOffer, refuse } = useRefusals();
  return (
    <>
      <Tabs
        label="Outils Pro"
        value={tool}
        onChange={setTool}
        keepsContent
        tabs={[
          { value: 'antiGhost', label: toolTexts.antiGhost.label, content: <AntiGhost refuse={refuse} /> },
          { value: 'redFlags', label: toolTexts.redFlags.label, content: <RedFlagRadar refuse={refuse} /> },
          { value: 'dates', label: toolTexts.dates.label, content: <DatePlanner refuse={refuse} /> },
          { value: 'openers', label: toolTexts.openers.label, content: <OpenerPackTool refuse={refuse} /> },
        ]}
      />
      <UpgradeDialog offer={offer} onClose={closeOffer} />
    </>
  );
}
