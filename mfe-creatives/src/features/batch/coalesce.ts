/** Calls `work` at once, and at most once more in each `intervalMs` as long as it is asked for. */
export function coalesce(work: () => void, intervalMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = false;
  return () => {
    if (timer) {
      asked = true;
      return;
    }
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (asked) work();
      asked = false;
    }, intervalMs);
  };
}
