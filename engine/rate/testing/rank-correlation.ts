/** Spearman's rank correlation: 1 when two lists of numbers order things alike, −1 when the other way round; ties share their rank. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const mean = (a.length - 1) / 2;
  const sum = (term: (at: number) => number) => a.reduce((total, _, at) => total + term(at), 0);
  const at = (list: number[], index: number) => (list[index] ?? mean) - mean;
  const spread = Math.sqrt(sum((i) => at(a, i) ** 2) * sum((i) => at(b, i) ** 2));
  return spread === 0 ? 0 : sum((i) => at(a, i) * at(b, i)) / spread;
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same - 1) / 2;
  });
}
