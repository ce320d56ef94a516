import { HardDriveDownload, House } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPercent } from '#contract/format.ts';
import { offerTexts } from '../../content/browser-model.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { cancelDownload, type Model, startDownload } from './model-store.ts';

interface ModelDownloadProps {
  model: Model;
  /** Beside the button that starts. */
  aside?: ReactNode;
}

/** How large the model is and where it stays; then its download, which can be called off. */
export function ModelDownload({ model: { state, share, ended }, aside }: ModelDownloadProps) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2 text-sm">
        <li className="grid grid-cols-[auto_1fr] gap-2">
          <HardDriveDownload aria-hidden="true" className="mt-0.5 size-4.5 text-ink-soft" />
          {offerTexts.size}
        </li>
        <li className="grid grid-cols-[auto_1fr] gap-2">
          <House aria-hidden="true" className="mt-0.5 size-4.5 text-ink-soft" />
          {offerTexts.place}
        </li>
      </ul>
      {ended === 'failed' ? (
        <p role="alert" className="rounded-md bg-apricot-tint px-4 py-3 text-sm">
          {offerTexts.failed}
        </p>
      ) : null}
      {share === null ? (
        <>
          {state === 'downloading' ? <p className="text-sm">{offerTexts.isDownloading}</p> : null}
          <div className="flex flex-wrap gap-2">
            <Button size="small" variant="ink" onClick={startDownload}>
              {state === 'downloading' ? offerTexts.follow : offerTexts.download}
            </Button>
            {aside}
          </div>
        </>
      ) : (
        <div className="grid gap-3">
          <div className="flex items-baseline justify-between gap-4 text-sm">
            <span className="font-semibold">{offerTexts.progress}</span>
            <span className="text-ink-soft tabular-nums">{formatPercent(Math.floor(share * 100) / 100)}</span>
          </div>
          <Progress label={offerTexts.progress} value={Math.floor(share * 100)} max={100} />
          <Button size="small" variant="secondary" className="justify-self-start" onClick={cancelDownload}>
            {offerTexts.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}
