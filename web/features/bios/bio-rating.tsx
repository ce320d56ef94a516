import { Gauge } from 'lucide-react';
import type { User } from '#contract/accounts.ts';
import { rateBio } from '#contract/bios.ts';
import { bioAdviceCount, quotas } from '#contract/plans.ts';
import { bioLength } from '#contract/writing.ts';
import { allowanceText } from '../../content/allowances.ts';
import { idealLength } from '../../content/bios.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { bodySchemaOf, useZodForm } from '../../ui/form.ts';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { useBroughtIntoView } from '../../ui/use-brought-into-view.ts';
import { FeatureMeter } from '../usage/feature-meter.tsx';
import { characterCountOf } from './character-count.ts';
import { useRateBio } from './queries.ts';
import { RatingResult } from './rating-result.tsx';

interface BioRatingProps {
  user: User;
  refuse: (error: unknown, fallback: string) => void;
}

const ratingForm = bodySchemaOf(rateBio);

export function BioRating({ user, refuse }: BioRatingProps) {
  const form = useZodForm(ratingForm, { defaultValues: { content: '' }, shouldFocusError: false });
  const rate = useRateBio(refuse);
  const result = useBroughtIntoView<HTMLDivElement>(rate.data);
  const count = characterCountOf(form.watch('content'));
  const submit = form.handleSubmit(
    (fields) => rate.mutate(fields),
    ({ content }) => showToast({ title: 'Bio requise', description: content?.message, tone: 'danger' }),
  );
  return (
    <div className="grid gap-8">
      <Card className="max-w-3xl">
        <form noValidate onSubmit={submit} className="grid gap-6">
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
        </form>
      </Card>
      <div ref={result} aria-live="polite" className="scroll-mt-24">
        {rate.data ? <RatingResult rating={rate.data} content={rate.variables.content} user={user} /> : null}
      </div>
    </div>
  );
}
