/** What a designer reads about one component, in Portuguese. */
export interface Guide {
  /** What it is and when it is the right choice, in one or two sentences. */
  summary: string;
  /** Each prop of the component's own: meaning, and unit where it has one. */
  props: Record<string, string>;
  do: readonly string[];
  dont: readonly string[];
  /** How its words are written. */
  content: readonly string[];
  accessibility: readonly string[];
}

/** Guides by the component's name. */
export type Guides = Record<string, Guide>;
