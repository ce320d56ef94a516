import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from './api-error.ts';
import { prepareToaster } from './ui/toast-host.tsx';

// The cache of server data. Fetched with the first page that needs it: the landing page of a visitor does without.

const mostRetries = 2;

/** Retries only a busy server, after the time that it asks for; every other failure is shown at once. */
const retryWhenBusy = {
  retry: (failures: number, error: Error) =>
    failures < mostRetries && error instanceof ApiError && error.code === 'overloaded',
  retryDelay: (_failures: number, error: Error) =>
    ((error instanceof ApiError && error.body?.retryAfterSeconds) || 1) * 1000,
};

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, ...retryWhenBusy } },
});

export function DataProvider({ children }: { children: ReactNode }) {
  useEffect(prepareToaster, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
