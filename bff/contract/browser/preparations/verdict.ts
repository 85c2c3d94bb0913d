/** What came of a picture for a channel: ready, to be looked at, fit for any place but the cover, or not made at all. */
export const verdicts = {
  ready: { tone: 'success', words: (channel: string) => `Pronta para ${channel}` },
  check: { tone: 'warning', words: () => 'Confira' },
  not_as_cover: { tone: 'warning', words: () => 'Serve, mas não como capa' },
  unfit: { tone: 'danger', words: () => 'Não dá para preparar' },
} as const satisfies Record<
  string,
  { tone: 'success' | 'warning' | 'danger'; words: (channel: string) => string }
>;

export type Verdict = keyof typeof verdicts;

interface Measured {
  file: object | null;
  checks: readonly { rule: string; ok: boolean }[];
}

/** The verdict on what was measured. */
export function verdictOf({ file, checks }: Measured): Verdict {
  if (!file) return 'unfit';
  const failed = checks.filter(({ ok }) => !ok);
  if (failed.length === 0) return 'ready';
  return failed.every(({ rule }) => rule === 'white' || rule === 'textOnCover') ? 'not_as_cover' : 'check';
}
