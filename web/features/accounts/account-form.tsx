import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '../../hydration.ts';
import { Button } from '../../ui/button.tsx';

/** `post`, because a browser that sends the form before our script runs must not put a password into the address. */
export function AccountForm(props: Omit<ComponentProps<'form'>, 'method'>) {
  return <form method="post" noValidate className="grid gap-5" {...props} />;
}

export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const hydrated = useHydrated();
  return <Button type={hydrated ? 'submit' : 'button'} {...props} />;
}

/** What went wrong with the form as a whole; it stays until the next attempt. */
export function FormProblem({ isAnnounced = true, children }: { isAnnounced?: boolean; children: ReactNode }) {
  return (
    <p
      role={isAnnounced ? 'alert' : undefined}
      className="animate-fade rounded-md bg-danger-tint px-4 py-3 text-sm text-danger-text"
    >
      {children}
    </p>
  );
}
