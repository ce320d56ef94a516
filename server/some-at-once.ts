/** Works through values in their order, a few at a time. After a failure nothing more is begun; it is thrown in the end. */
export async function someAtOnce<T>(
  values: Iterable<T> | AsyncIterable<T>,
  atOnce: number,
  work: (value: T) => Promise<unknown>,
): Promise<void> {
  const queue = (async function* () {
    yield* values;
  })();
  const workers = await Promise.allSettled(
    Array.from({ length: atOnce }, async () => {
      for await (const value of queue) await work(value);
    }),
  );
  for (const { reason } of workers.filter((worker) => worker.status === 'rejected')) throw reason;
}
