import { z } from '@hono/zod-openapi';

/** More than a patient user paints. */
const MOST_STROKES = 300;
const MOST_NUMBERS = 4000;

/** One stroke of a repair, in shares of the picture's long side. */
export const RepairStroke = z
  .object({
    /** Whether what was painted belongs to the product. */
    side: z.enum(['keep', 'remove']),
    radius: z.number().positive().max(0.5),
    /** x and y in turns. */
    points: z.array(z.number().min(-1).max(2)).min(2).max(MOST_NUMBERS),
    /** The border is looked for around the stroke; else exactly the painted place changes. */
    follows: z.boolean(),
  })
  .openapi('RepairStroke');
export type RepairStroke = z.infer<typeof RepairStroke>;

export const RepairEdge = z.enum(['soft', 'hard']).openapi('RepairEdge');
export type RepairEdge = z.infer<typeof RepairEdge>;

/** The text of the field `strokes`, parsed. */
export const RepairStrokes = z.array(RepairStroke).max(MOST_STROKES);
