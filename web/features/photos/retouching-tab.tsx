import { Lock } from 'lucide-react';
import type { User } from '#contract/accounts.ts';
import { photosAtOnce, quotas } from '#contract/plans.ts';
import { allowanceText } from '../../content/allowances.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PrivacyLine } from '../assistant/privacy-line.tsx';
import { FeatureMeter } from '../usage/feature-meter.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { RetouchItem } from './retouch-item.tsx';
import { onFull, useRetouching } from './use-retouching.ts';

interface RetouchingTabProps {
  user: User;
  refuse: (error: unknown, fallback: string) => void;
}

export function RetouchingTab({ user, refuse }: RetouchingTabProps) {
  return user.hasPhotoAccess ? <RetouchingSpace refuse={refuse} /> : <RetouchingOffer isPro={user.isPro} />;
}

function RetouchingSpace({ refuse }: Pick<RetouchingTabProps, 'refuse'>) {
  const { items, add, remove, retouch } = useRetouching(refuse);
  return (
    <div className="grid gap-6">
      <PhotoPicker
        items={items}
        most={photosAtOnce.retouch}
        title="Ajoute les photos à retoucher"
        onAdd={add}
        onFull={onFull}
        className="grid gap-4 [&>li:last-child]:max-w-36"
      >
        {(item, picture, name) => (
          <RetouchItem
            item={item}
            picture={picture}
            name={name}
            onRetouch={(options) => void retouch(item.id, options)}
            onRemove={() => remove(item.id)}
          />
        )}
      </PhotoPicker>
      <p role="status" className="sr-only">
        {items.some(({ isWorking }) => isWorking) ? 'Retouche en cours…' : ''}
      </p>
      <p className="max-w-3xl text-sm text-ink-soft">
        Lumière, couleurs, netteté : la photo est corrigée, ton visage garde sa forme. Chaque retouche, même de la même
        photo, compte pour une.
      </p>
      <FeatureMeter feature="photoRetouch" className="max-w-3xl lg:hidden" />
      <PrivacyLine given="photo" />
    </div>
  );
}

/** For a Pro member the section offers the add-on just below. */
function RetouchingOffer({ isPro }: Pick<User, 'isPro'>) {
  return (
    <EmptyState
      icon={Lock}
      title="La retouche est dans l'option Photo"
      action={isPro ? null : <ButtonLink href={paths.paywall}>Voir les offres</ButtonLink>}
    >
      Lumière, couleurs, netteté et cadrage corrigés{isPro ? '' : ", avec Pro et l'option Photo"}. Retouches comprises :{' '}
      {allowanceText(quotas.photoRetouch.addon.allowance)}.
    </EmptyState>
  );
}
