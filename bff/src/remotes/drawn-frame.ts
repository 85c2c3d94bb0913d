import { z } from 'zod';

const Headings = z.object({ alone: z.string(), withSubtitle: z.string() });

/**
 * `drawn-frame.json` of a shell's build: the markup of its frame in pieces, in which names between two characters of private use stand
 * for what is written there (shell/src/drawings/drawn-frame.tsx).
 */
export const DrawnFrame = z.object({
  /** The whole frame, for screens as long as they are and for those of the window's height. */
  frame: z.object({ page: z.string(), full: z.string() }),
  groups: z.object({ main: z.string(), tools: z.string() }),
  items: z.object({ here: z.string(), elsewhere: z.string() }),
  icons: z.record(z.string(), z.string()),
  otherIcon: z.string(),
  /** In place of a screen whose heading is not known. */
  screen: z.string(),
  headings: z.object({ page: Headings, hero: Headings }),
  glow: z.string(),
});
export type DrawnFrame = z.infer<typeof DrawnFrame>;
