import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { prepareToaster } from './ui/toast-host.tsx';

// The cache of server data. Fetched with the first page that needs it: the landing page of a visitor does without.

/**
 * No call is repeated, nor held back until the network returns: a failure is shown at once, with a way to try again. Pages that
 * could not be filled fill when it returns.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      retry: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

export function DataProvider({ children }: { children: ReactNode }) {
  useEffect(prepareToaster, []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
