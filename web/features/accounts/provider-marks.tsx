import type { Provider } from '#contract/site.ts';

/** The marks as the providers' rules for their buttons ask for them: Google's in its four colours, Apple's in the colour of the text. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return provider === 'google' ? <GoogleMark /> : <AppleMark />;
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-5 shrink-0">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}

function AppleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-5 shrink-0">
      <path d="M17.05 12.54c-.03-2.86 2.34-4.23 2.44-4.3-1.33-1.94-3.4-2.21-4.13-2.24-1.76-.18-3.43 1.03-4.33 1.03-.89 0-2.27-1.01-3.73-.98-1.92.03-3.69 1.12-4.68 2.83-1.99 3.46-.51 8.58 1.43 11.39.95 1.37 2.08 2.92 3.57 2.86 1.43-.06 1.97-.93 3.7-.93 1.72 0 2.21.93 3.72.9 1.54-.03 2.51-1.4 3.45-2.78 1.09-1.59 1.54-3.13 1.56-3.21-.03-.02-2.99-1.15-3-4.57zM14.2 4.14c.79-.96 1.32-2.28 1.18-3.61-1.14.05-2.51.76-3.33 1.71-.73.85-1.37 2.2-1.2 3.5 1.27.1 2.56-.65 3.35-1.6z" />
    </svg>
  );
}
