/** What travels from the dashboard to a tool as navigation state. */
export interface CreativeDraft {
  files: readonly File[];
  idea: string;
}

/** The draft in a location's state; empty where there is none, or where a reload lost it. */
export function readDraft(state: unknown): CreativeDraft {
  const carried: Partial<Record<keyof CreativeDraft, unknown>> =
    typeof state === 'object' && state !== null ? state : {};
  const files = Array.isArray(carried.files) ? carried.files : [];
  return {
    files: files.filter((file): file is File => file instanceof File),
    idea: typeof carried.idea === 'string' ? carried.idea : '',
  };
}
