import { Gauge } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { rateBio } from '#contract/bios.ts';
import { bioAdviceCount, quotas } from '#contract/plans.ts';
import { bioLength } from '#contract/writing.ts';
import { allowanceText } from '../../content/allowances.ts';
import { idealLength } from '../../content/bios.ts';
import { AskedLine } from '../../ui/asked-line.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { useFoldedForm } from '../../ui/folded-form.ts';
import { bodySchemaOf, useZodForm } from '../../ui/form.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { DeviceWritingNote } from '../browser-model/device-writing-note.tsx';
import { CaptureField } from '../tools/capture-field.tsx';
import { FeatureMeter } from '../usage/feature-meter.tsx';
import { characterCountOf } from './character-count.ts';
import { useRateBio } from './queries.ts';
import { type Rating, RatingResult } from './rating-result.tsx';

interface BioRatingProps {
  user: User;
  refuse: (error: unknown, fallback: string) => void;
}

interface Rated {
  rating: Rating;
  content: string;
}

const ratingForm = bodySchemaOf(rateBio);

export function BioRating({ user, refuse }: BioRatingProps) {
  const form = useZodForm(ratingForm, { defaultValues: { content: '' }, shouldFocusError: false });
  const rate = useRateBio(refuse);
  const [last, setLast] = useState<Rated | null>(null);
  const { isFolded, unfold, place } = useFoldedForm(last);
  const count = characterCountOf(form.watch('content'));
  const submit = form.handleSubmit(
    ({ content }) =>
      rate.mutate(
        { content },
        {
          onSuccess: (rating) => {
            setLast({ rating, content });
            showToast({ title: 'Bio évaluée ! 📊', description: `Score : ${rating.score}/100`, tone: 'success' });
          },
        },
      ),
    ({ content }) => showToast({ title: 'Bio requise', description: content?.message, tone: 'danger' }),
  );
  return (
    <div ref={place} tabIndex={-1} className="grid gap-6">
      {isFolded && last ? <AskedLine asked={last.content} onChange={unfold} /> : null}
      <Card className="max-w-3xl" hidden={isFolded}>
        <form noValidate onSubmit={submit} className="grid gap-6">
          <CaptureField
            feature="bioRating"
            of="ton profil"
            isUnlimited={user.hasBioAccess}
            onText={(text) => form.setValue('content', text.slice(0, 3000))}
            refuse={refuse}
          />
          <Field
            label="Ta bio actuelle"
            hint={idealLength}
            aside={
              <span className="text-ink-soft tabular-nums">
                {count}/{bioLength.max}
                <span className="sr-only"> caractères</span>
              </span>
            }
          >
            <Textarea rows={4} maxLength={3000} placeholder="Colle ta bio ici" {...form.register('content')} />
          </Field>
          <div className="grid gap-2">
            <FeatureMeter feature="bioRating" className="lg:hidden" />
            {user.hasBioAccess ? null : (
              <p className="text-sm text-ink-soft">
                Sans option : {allowanceText(quotas.bioRating.free)}, avec {bioAdviceCount.free} conseil. Option Bio :{' '}
                {allowanceText(quotas.bioRating.addon.allowance)}, avec {bioAdviceCount.addon} conseils détaillés.
              </p>
            )}
          </div>
          <Button type="submit" size="large" pending={rate.isPending} pendingLabel="Évaluation...">
            <Gauge aria-hidden="true" className="size-5" />
            Évaluer ma bio
          </Button>
          <DeviceWritingNote writing={rate.writing} />
        </form>
      </Card>
      {last ? <RatingResult rating={last.rating} content={last.content} user={user} /> : null}
    </div>
  );
}
