import type { OpenDatabase } from '../db/open.ts';

/** Workers ask once a second, each at its own moment: so few of their questions are put to the database. */
const trustedMs = 250;

/**
 * Answers which queues have jobs to fetch, as of a moment ago. Fetching from every queue instead takes a statement for each of them,
 * most of them for nothing.
 */
export function watchWaitingQueues({ executeSql }: Pick<OpenDatabase, 'executeSql'>): () => Promise<Set<string>> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<Set<string>> = Promise.resolve(new Set());
  const ask = async () => {
    const { rows } = await executeSql(
      `select distinct name from pgboss.job where state < 'active' and start_after <= now()`,
    );
    return new Set(rows.map(({ name }) => String(name)));
  };
  return () => {
    const now = performance.now();
    if (now - askedAt >= trustedMs) {
      askedAt = now;
      answer = ask();
    }
    return answer;
  };
}
