/** By how many bytes the memory of this process exceeds its present size at most while the work runs. */
export async function peakMemoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let peak = before;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const looking = setInterval(look, 5);
  try {
    await work();
  } finally {
    clearInterval(looking);
    look();
  }
  return peak - before;
}
