import { configure, getConfig, prettyDOM } from '@testing-library/react';

// How Testing Library looks for elements in component tests.

/** To be called before the first query of a file. */
export function configureQueries(): void {
  configure({
    // Only a failing test waits this long; a busy machine may need it.
    asyncUtilTimeout: 30_000,
    // A query that is repeated until it succeeds fails many times on the way. The document is described only for a query
    // that is not repeated, and once when the time is up.
    getElementError: (message, container) => {
      const description = isRepeatedQuery() ? null : prettyDOM(container);
      const error = new Error([message, description].filter(Boolean).join('\n\n'));
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}

/** True inside the attempts of `waitFor` and `findBy…`. Testing Library has the mark, but not in its types. */
function isRepeatedQuery(): boolean {
  return Object.entries(getConfig()).some(([key, value]) => key === '_disableExpensiveErrorDiagnostics' && value);
}
