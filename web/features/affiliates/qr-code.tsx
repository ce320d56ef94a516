import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { saveFile } from '../../save-file.ts';
import { Button } from '../../ui/button.tsx';
import { qrPath } from './qr-path.ts';

/** The link as a QR code, black on white in both themes, since not every phone reads it inverted. */
export default function QrCode({ link }: { link: string }) {
  const { data, size } = useMemo(() => encode(link, { ecc: 'M', border: 3 }), [link]);
  const path = qrPath(data);
  const save = () => {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
    saveFile('declic-qr-code.svg', new Blob([picture], { type: 'image/svg+xml' }));
  };
  return (
    <div className="grid justify-items-start gap-2 sm:justify-items-center">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={`QR code de ${link}`}
        shapeRendering="crispEdges"
        className="size-40 rounded-md border border-line bg-[#fff] text-[#1d1524]"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <Button variant="ghost" size="small" onClick={save}>
        <Download aria-hidden="true" className="size-4.5" />
        QR code
        <span className="sr-only">, télécharger</span>
      </Button>
    </div>
  );
}
