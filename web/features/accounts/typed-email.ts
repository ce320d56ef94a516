// The address typed on one of sign-in, sign-up and forgotten password, filled in on the others. Kept in memory only, and
// forgotten at sign-in.

let typed: string | undefined;

/** `undefined` on the server and on a fresh page: a default value there would erase what the browser filled in. */
export function typedEmail(): string | undefined {
  return typed;
}

/** For `register('email', keepTypedEmail)`. */
export const keepTypedEmail = {
  onChange: (event: { target: { value: string } }) => {
    typed = event.target.value || undefined;
  },
};

export function forgetTypedEmail(): void {
  typed = undefined;
}
