import { type FormEvent, useId, useState } from 'react';
import type { AdminAffiliate } from '#contract/admin-affiliates.ts';
import { messageOf } from '../../../api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { slugFrom } from './affiliate-list.ts';
import { useRenameAffiliate } from './affiliate-mutations.ts';

/** Links with the old slug keep working, so a rename can be taken back. */
export function SlugDialog({ affiliate, onClose }: { affiliate: AdminAffiliate; onClose: () => void }) {
  const formId = useId();
  const [slug, setSlug] = useState(affiliate.slug);
  const renaming = useRenameAffiliate(affiliate);
  const isUnchanged = slug === '' || slug === affiliate.slug;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isUnchanged || renaming.isPending) return;
    renaming.mutate(slug, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Modifier le nom d'utilisateur"
      description={
        <>
          Actuel : <strong className="break-all text-ink">@{affiliate.slug}</strong>. Les liens déjà partagés continuent
          de marcher.
        </>
      }
      actions={
        <>
          <Button type="submit" form={formId} disabled={isUnchanged} pending={renaming.isPending}>
            Sauvegarder
          </Button>
          <Button variant="secondary" disabled={renaming.isPending} onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save}>
        <Field
          label="Nouveau nom d'utilisateur"
          hint="Lettres, chiffres, tirets et underscores uniquement"
          error={renaming.error ? messageOf(renaming.error) : undefined}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={30}
            value={slug}
            onChange={(event) => {
              setSlug(slugFrom(event.target.value));
              renaming.reset();
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
