/** How often each outcome came, such as `{ '200': 5, '402': 45 }`. */
export function countOf(outcomes: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** The same for a person: `5 x 200, 45 x 402`. */
export function tell(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([outcome, count]) => `${count} x ${outcome}`)
    .join(', ');
}

/** How much of a core this process gets at the moment, from 0 to 1: other programs of the machine take the rest. */
export function shareOfCore(): number {
  const [began, used] = [performance.now(), process.cpuUsage()];
  while (performance.now() - began < 300);
  const { user, system } = process.cpuUsage(used);
  return Math.min(1, (user + system) / 1000 / (performance.now() - began));
}

/** Asks again until `holds`, and answers how many seconds that took; null when it did not within the limit. */
export async function secondsUntil(
  holds: () => Promise<boolean>,
  limitSeconds: number,
): Promise<number | null> {
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1000;
  for (;;) {
    if (await holds().catch(() => false)) return passed();
    if (passed() > limitSeconds) return null;
    await new Promise((settle) => setTimeout(settle, 100));
  }
}
