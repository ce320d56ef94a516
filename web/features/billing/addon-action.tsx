import { CircleCheck, Hourglass } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AddonState } from '#contract/billing.ts';
import { formatDay, formatEuros } from '#contract/format.ts';
import type { Addon } from '#contract/plans.ts';
import { orderNotice } from '#contract/product.ts';
import { messageOf } from '../../api-error.ts';
import { addonOffer } from '../../content/pricing.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import { type AddonCheckout, useAddAddon, useCancelAddon } from './addons.ts';
import { useSubscription } from './queries.ts';

const CheckoutFrame = lazy(() => import('./checkout-frame.tsx'));

/** Lets a Pro member start, cancel or resume an add-on. */
export default function AddonAction({ addon }: { addon: Addon }) {
  const { data, error, refetch, isFetching } = useSubscription();
  const state = data?.addons.find((one) => one.addon === addon);
  if (error && !data) {
    return (
      <div className="grid justify-items-start gap-3">
        <FormProblem>{messageOf(error)}</FormProblem>
        <Button variant="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
          Réessayer
        </Button>
      </div>
    );
  }
  if (!data) return <SkeletonText lines={1} label="Chargement de l'option…" />;
  if (state?.isStarting) return <Starting name={addonOffer(addon).name} />;
  if (!state?.hasAccess) return <Activation addon={addon} hasCard={data.pro?.source === 'provider'} />;
  return <Active addon={addon} state={state} />;
}

/** The add-on is paid; the page opens it by itself as soon as the provider has confirmed. */
function Starting({ name }: { name: string }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
      <Badge tone="apricot" icon={Hourglass}>
        Activation en cours
      </Badge>
      C'est payé : {name} s'ouvre ici dès que notre prestataire de paiement confirme.
    </p>
  );
}

function Activation({ addon, hasCard }: { addon: Addon; hasCard: boolean }) {
  const { priceCents, name } = addonOffer(addon);
  const add = useAddAddon(addon);
  const [opened, setOpened] = useState<AddonCheckout | null>(null);
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        pending={add.isPending}
        pendingLabel="Activation..."
        onClick={() => add.mutate(undefined, { onSuccess: setOpened })}
      >
        Activer et payer {formatEuros(priceCents)} par mois
        <span className="sr-only"> ({name})</span>
      </Button>
      <p className="text-sm text-ink-soft">
        {hasCard
          ? `Prélevé tout de suite sur la carte de ton abonnement Pro. Sans engagement. ${orderNotice}`
          : "Tu donnes ta carte à l'étape suivante. Sans engagement."}
      </p>
      <Dialog
        open={opened !== null}
        onOpenChange={(open) => {
          if (!open) setOpened(null);
        }}
        title={name}
        description={opened?.reason}
      >
        {opened ? (
          <Suspense fallback={<SkeletonText lines={5} label="Ouverture du paiement sécurisé…" />}>
            <CheckoutFrame {...opened.checkout} />
          </Suspense>
        ) : null}
      </Dialog>
    </div>
  );
}

function Active({ addon, state }: { addon: Addon; state: AddonState }) {
  const { name, priceCents } = addonOffer(addon);
  const [isAsking, setAsking] = useState(false);
  const add = useAddAddon(addon);
  const cancel = useCancelAddon(addon);
  const isEnding = state.endsAt !== null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
        <Badge tone="teal" icon={CircleCheck}>
          Activée
        </Badge>
        {stateText(state, priceCents)}
      </p>
      {state.source === 'provider' && isEnding ? (
        <Button variant="secondary" size="small" pending={add.isPending} onClick={() => add.mutate()}>
          Garder l'option<span className="sr-only"> ({name})</span>
        </Button>
      ) : null}
      {state.source === 'provider' && !isEnding ? (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          Annuler l'option<span className="sr-only"> ({name})</span>
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Êtes-vous sûr de vouloir annuler ${name} ?`}
        description={
          state.renewsAt ? `Elle reste ouverte jusqu'au ${formatDay(state.renewsAt)}, déjà payé.` : undefined
        }
        confirmLabel="Annuler l'option"
        cancelLabel="La garder"
        tone="danger"
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}

function stateText({ source, endsAt, renewsAt }: AddonState, priceCents: number): string {
  if (source === 'grant') return "Offerte par l'équipe, rien n'est facturé.";
  if (endsAt) return `S'arrête le ${formatDay(endsAt)}.`;
  if (renewsAt) return `Prochain paiement : ${formatEuros(priceCents)} le ${formatDay(renewsAt)}.`;
  return '';
}
