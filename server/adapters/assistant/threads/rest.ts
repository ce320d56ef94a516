/** Dismisses workers when they have rested for so long without a break; never without `restMs`. */
export function startRest(restMs: number | undefined, workers: { isResting(): boolean; dismiss(): void }) {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  /** Starts to count anew. */
  function postpone(): void {
    clearTimeout(timer);
    if (restMs === undefined || isEnded) return;
    timer = setTimeout(() => (workers.isResting() ? workers.dismiss() : postpone()), restMs);
    timer.unref();
  }

  return {
    postpone,
    end() {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}
