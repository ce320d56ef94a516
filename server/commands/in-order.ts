/** Works on `atOnce` items at a time and yields each result in the items' order as soon as all earlier ones are there. */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const results = new Map<number, Promise<Result>>();
  let started = 0;
  const startNext = () => {
    const position = started;
    if (position >= items.length) return;
    started++;
    const result = work(items[position] as Item);
    results.set(position, result);
    // A failure is thrown when its result is due.
    result.then(startNext, startNext);
  };
  for (let slot = 0; slot < atOnce; slot++) startNext();
  for (let position = 0; position < items.length; position++) {
    yield await (results.get(position) as Promise<Result>);
    results.delete(position);
  }
}
