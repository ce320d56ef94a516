import { lazy, Suspense } from 'react';
import type { User } from '#contract/accounts.ts';
import { analyseProfile } from '#contract/retention.ts';
import { homeFor } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { bodySchemaOf, showFieldErrors, useZodForm } from '../../ui/form.ts';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { AccountForm, SubmitButton } from '../accounts/account-form.tsx';
import { useProfileAnalysis } from './mutations.ts';
import { StepHeading } from './step-heading.tsx';

const RatingResult = lazy(async () => ({ default: (await import('../bios/rating-result.tsx')).RatingResult }));

const analysisForm = bodySchemaOf(analyseProfile);

const offQuota = { hiddenAdvice: 0, usage: null };

/** The free analysis, once an account: a rating of the bio with all its advice. */
export function ProfileAnalysis({ user }: { user: User }) {
  const form = useZodForm(analysisForm, { defaultValues: { content: '' } });
  const analysis = useProfileAnalysis();
  if (analysis.data) {
    return (
      <div className="grid gap-6">
        <StepHeading>Ton profil, vu de près</StepHeading>
        <Suspense fallback={<SkeletonText lines={6} />}>
          <RatingResult rating={{ ...analysis.data, ...offQuota }} content={analysis.variables} user={user} />
        </Suspense>
        <ButtonLink href={homeFor(user)} wide size="large">
          Retour au dashboard
        </ButtonLink>
      </div>
    );
  }
  const send = form.handleSubmit(({ content }) =>
    analysis.mutate(content, { onError: (error) => void showFieldErrors(form, error) }),
  );
  return (
    <AccountForm onSubmit={send}>
      <StepHeading>Ta bio actuelle</StepHeading>
      <Field label="Colle ta bio" error={form.formState.errors.content?.message}>
        <Textarea {...form.register('content')} />
      </Field>
      <SubmitButton wide size="large" pending={analysis.isPending} pendingLabel="Analyse en cours...">
        Analyser mon profil
      </SubmitButton>
    </AccountForm>
  );
}
