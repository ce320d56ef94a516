import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '../../hydration.ts';
import { Button } from '../../ui/button.tsx';

/** `method="post"`: sent before our script runs, a GET form would put the password into the address. */
export function AccountForm(props: Omit<ComponentProps<'form'>, 'method'>) {
  return <form method="post" noValidate className="grid gap-5" {...props} />;
}

/** Submits only once the page is hydrated: before that, the browser would send the form itself. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const hydrated = useHydrated();
  return <Button type={hydrated ? 'submit' : 'button'} {...props} />;
}

/** An error of the whole form, not of one field; it stays until the next attempt. Not announced where a toast is. */
export function FormProblem({ isAnnounced = true, children }: { isAnnounced?: boolean; children: ReactNode }) {
  return (
    <p
      role={isAnnounced ? 'alert' : undefined}
      data-silent-problem={isAnnounced ? undefined : ''}
      className="animate-fade rounded-md bg-danger-tint px-4 py-3 text-sm text-danger-text"
    >
      {children}
    </p>
  );
}
