import { TriangleAlert } from 'lucide-react';
import {
  type ContactMessage,
  contactMessage,
  contactTopicLabels,
  contactTopics,
  messageMaxLength,
} from '#contract/contact.ts';
import { messageOf } from '../../api-error.ts';
import { intro, messageHint } from '../../content/legal/contact.ts';
import { useUser } from '../../session/user.ts';
import { useSiteSettings } from '../../site.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { mailAddress } from './mail-address.ts';
import { useSendMessage } from './queries.ts';

const topics = contactTopics.map((value) => ({ value, label: contactTopicLabels[value] }));
const empty = { name: '', email: '', topic: '' as ContactMessage['topic'], message: '' };

export function ContactForm({ onSent }: { onSent: (sent: { email: string; answer: string }) => void }) {
  const user = useUser();
  const form = useZodForm(contactMessage, {
    defaultValues: empty,
    values: user ? { ...empty, name: user.firstName ?? user.username, email: user.email } : undefined,
    resetOptions: { keepDirtyValues: true },
  });
  const sending = useSendMessage();
  const { errors } = form.formState;
  const written = form.watch('message').length;
  const send = form.handleSubmit((values) =>
    sending.mutate(values, {
      onSuccess: ({ message }) => onSent({ email: values.email, answer: message }),
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Nom" error={errors.name?.message}>
          <TextInput autoComplete="name" placeholder="Camille" {...form.register('name')} />
        </Field>
        <EmailField error={errors.email?.message} {...form.register('email')} />
      </div>
      <Field label="Sujet" error={errors.topic?.message}>
        <Select options={topics} placeholder="Choisis un sujet" {...form.register('topic')} />
      </Field>
      <Field
        label="Message"
        hint={messageHint}
        error={errors.message?.message}
        aside={
          <span
            className={classNames('tabular-nums', written > messageMaxLength ? 'text-danger-text' : 'text-ink-soft')}
          >
            {written} / {messageMaxLength}
          </span>
        }
      >
        <Textarea rows={7} {...form.register('message')} />
      </Field>
      {sending.isError ? <Failure error={sending.error} written={form.getValues()} /> : null}
      <div className="grid gap-3">
        <Button type="submit" size="large" wide pending={sending.isPending} pendingLabel="Envoi...">
          Envoyer mon message
        </Button>
        <p className="text-sm text-ink-soft">{intro.privacy}</p>
      </div>
    </form>
  );
}

function Failure({ error, written }: { error: unknown; written: ContactMessage }) {
  const { contactEmail } = useSiteSettings();
  return (
    <div role="alert" className="flex gap-3 rounded-md bg-danger-tint p-4 text-sm">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger-text" />
      <div className="grid gap-1">
        <p className="font-semibold text-danger-text">Ton message n'est pas parti</p>
        <p>
          {messageOf(error)} Ton texte est toujours là. Tu peux aussi nous écrire à{' '}
          <Link href={mailAddress(contactEmail, { topic: written.topic || undefined, message: written.message })}>
            {contactEmail}
          </Link>
          .
        </p>
      </div>
    </div>
  );
}
