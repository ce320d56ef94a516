// The address typed on one form, offered on the next: sign-in, sign-up and forgotten password lead to one another.
// It lives in memory only, and is forgotten as soon as someone is signed in.

let typed: string | undefined;

/** `undefined` on the server and on a fresh page, where what the browser has filled in is left alone. */
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
