import { Download, FileText } from 'lucide-react';
import { formatEuros } from '#contract/format.ts';
import { Button } from '../../../ui/button.tsx';
import { countedText, longMonthText } from '../figure-text.ts';
import { Panel } from '../panel.tsx';
import type { PayoutFile } from './payout-list.ts';
import { useSavePayoutFile } from './payout-mutations.ts';
import { methodNames } from './payout-row.tsx';

const formats = { sepa: 'pain.001', paypal: 'CSV' };

export function PayoutFiles({ files }: { files: readonly PayoutFile[] }) {
  const saving = useSavePayoutFile();
  if (files.length === 0) return null;
  return (
    <Panel title="Fichiers à envoyer">
      <ul className="-my-2 divide-y divide-line">
        {files.map((file) => (
          <li key={`${file.month} ${file.method}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft max-sm:hidden" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {methodNames[file.method]}, {longMonthText(file.month)}
              </p>
              <p className="text-sm text-ink-soft tabular-nums">
                {countedText(file.payouts, 'versement')} · {formatEuros(file.totalCents)}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Télécharger le fichier ${methodNames[file.method]} de ${longMonthText(file.month)}`}
              pending={
                saving.isPending && saving.variables.month === file.month && saving.variables.method === file.method
              }
              onClick={() => saving.mutate(file)}
            >
              <Download aria-hidden="true" className="size-4" />
              {formats[file.method]}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
