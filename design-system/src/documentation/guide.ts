/** The documentation of one component for designers, in Portuguese. */
export interface Guide {
  /** Its purpose and when to choose it, in one or two sentences. */
  summary: string;
  /** The meaning, and the unit if any, of each prop that the component declares itself. */
  props: Record<string, string>;
  do: readonly string[];
  dont: readonly string[];
  /** The rules for writing its texts. */
  content: readonly string[];
  accessibility: readonly string[];
}

/** Guides by the component's name. */
export type Guides = Record<string, Guide>;
