import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { product } from '#contract/product.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { drawShareCard, type ShareCard } from './share-card.ts';

interface ShareDialogProps {
  card: ShareCard;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Picture {
  blob: Blob;
  address: string;
}

export function ShareDialog({ card, open, onOpenChange }: ShareDialogProps) {
  const picture = usePicture(card, open);
  const { score, title, improvement } = card;
  const text = `J'ai obtenu ${score}/100 avec ${product.name}`;
  const fileName = `declic-score-${score}.png`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Ta carte de score"
      actions={
        <>
          <Button disabled={!picture} onClick={() => picture && download(picture, fileName)}>
            <Download aria-hidden="true" className="size-5" />
            Télécharger
          </Button>
          <Button variant="secondary" disabled={!picture} onClick={() => picture && share(picture, fileName, text)}>
            <Share2 aria-hidden="true" className="size-5" />
            Partager
          </Button>
        </>
      }
    >
      {picture ? (
        <img
          src={picture.address}
          alt={`${title} : ${score} sur 100. ${improvement}`}
          className="mx-auto max-h-[50dvh] rounded-md border border-line"
        />
      ) : (
        <Skeleton className="mx-auto aspect-4/5 h-[50dvh]" />
      )}
      {card.hasWatermark ? (
        <ButtonLink href={paths.paywall} variant="ghost" size="small" className="justify-self-center">
          Enlever la mention avec Pro
        </ButtonLink>
      ) : null}
    </Dialog>
  );
}

/** Draws the picture when the dialog opens, and frees it when it closes. */
function usePicture(card: ShareCard, isWanted: boolean): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let address: string | null = null;
    let isOver = false;
    drawShareCard(card, new Date()).then(
      (blob) => {
        if (isOver) return;
        address = URL.createObjectURL(blob);
        setPicture({ blob, address });
      },
      () => showToast({ title: 'Erreur', description: 'Impossible de télécharger la carte', tone: 'danger' }),
    );
    return () => {
      isOver = true;
      setPicture(null);
      if (address) URL.revokeObjectURL(address);
    };
  }, [card, isWanted]);
  return picture;
}

function download({ address }: Picture, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}

/** Shares the picture as a file; if the browser cannot, copies the text to the clipboard. */
async function share({ blob }: Picture, fileName: string, text: string): Promise<void> {
  const files = [new File([blob], fileName, { type: 'image/png' })];
  try {
    if (navigator.canShare?.({ files, text })) {
      await navigator.share({ files, text });
      return;
    }
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copié !', description: text, tone: 'success' });
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ title: 'Partage impossible', description: 'Télécharge la carte pour la partager.', tone: 'danger' });
  }
}
