import type { ImageRequest } from './image-request.ts';

/** What one button makes: it has its own busy flag, messages and result. */
export interface Task {
  /** Names its run in this tab, also across a reload. */
  name: string;
  /** Credits that one picture costs. */
  credits: number;
  /** Told beside the finished picture (docs/product.md#rules-of-the-image-tools). */
  done: string;
  /** Told where the server names no reason of its own. */
  failed: string;
  /** Told where the picture could not be kept; the usual sentence unless said. */
  notSaved?: string;
  /** The name of a download without a prompt. */
  fileName: string;
  /** Its words can be saved as a template. */
  hasTemplates?: boolean;
  /** The picture is shown on a checkered ground. */
  transparent?: boolean;
  /** What a demonstration picture lacks of what was asked for; the request is unknown after a reload. */
  missingInDemonstration?(request: ImageRequest | null): string | undefined;
}
