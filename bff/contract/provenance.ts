import { z } from '@hono/zod-openapi';
import { sourceTypes } from './browser/provenance/index.ts';

/** IPTC's word for how a picture came about. */
export const SourceType = z.enum(sourceTypes).openapi('SourceType');
