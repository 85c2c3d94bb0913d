import { z } from 'zod';
import { CheckedRule } from '../../contract/channel-pictures.ts';
import { ChannelId } from '../../contract/channels.ts';
import { ErrorCode } from '../../contract/errors.ts';
import { GenerationOptions, GenerationStep } from '../../contract/generations.ts';
import { ImageStatus } from '../../contract/images.ts';
import { Operation } from '../../contract/operations.ts';
import { ChannelVerdict, PreparationWay } from '../../contract/picture-preparations.ts';
import { SourceType } from '../../contract/provenance.ts';
import { sourceTypeIn } from '../images/origin.ts';
import type { GenerationRecord } from '../ports/generation-log.ts';
import type { HistoricImage, ImageRecord } from '../ports/image-library.ts';
import type { PreparationRecord } from '../ports/picture-preparations.ts';

/** Hosted and embedded projects write dates differently (`T` or a space, `+00` or `+00:00`); we use ISO 8601 in UTC. */
export const Instant = z.string().transform((value, context) => {
  const date = new Date(value);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  context.addIssue({ code: 'custom', message: `not a date: ${value}` });
  return z.NEVER;
});

/** What a cut-out lies on. */
const Ground = z.object({
  mask: z.string(),
  color: z.string(),
  shadow: z.boolean().optional(),
  margin: z.enum(['small', 'medium', 'large']).optional(),
  brand: z.boolean().optional(),
});

/** The part of `user_images.metadata` that is read back; older pictures lack it. */
const ImageMetadata = z
  .object({
    cut_out: z
      .object({
        doubtful: z.boolean().default(false),
        repaired: z.boolean().default(false),
        photo: z.string().nullable().default(null),
        ground: Ground.nullable().catch(null).default(null),
      })
      .nullable()
      .catch(null),
    product: z
      .object({ preserved: z.boolean(), restorable: z.boolean().default(false) })
      .nullable()
      .catch(null),
    undrawn: z.array(z.string()).catch([]),
    name: z.string().nullable().catch(null).default(null),
    model: z.string().nullable().catch(null).default(null),
    background_type: z.string().nullable().catch(null).default(null),
    made_of: SourceType.nullable().catch(null).default(null),
    product_id: z.uuid().nullable().catch(null).default(null),
  })
  .catch({
    ...{ cut_out: null, product: null, undrawn: [], name: null },
    ...{ model: null, background_type: null, made_of: null, product_id: null },
  });

const isRestorable = (product: { preserved: boolean; restorable: boolean } | null) =>
  product?.restorable === true && !product.preserved;

/** A row of `user_images`. */
export const ImageRow = z
  .object({
    id: z.uuid(),
    user_id: z.uuid(),
    image_url: z.string(),
    prompt: z.string().nullable(),
    operation: Operation,
    width: z.int().nullable(),
    height: z.int().nullable(),
    dominant_color: z.string().nullable(),
    favorite: z.boolean(),
    returnable: z.boolean(),
    metadata: ImageMetadata,
    created_at: Instant,
  })
  .transform(
    (row): ImageRecord => ({
      id: row.id,
      userId: row.user_id,
      path: row.image_url,
      prompt: row.prompt,
      name: row.metadata.name,
      operation: row.operation,
      width: row.width,
      height: row.height,
      dominantColor: row.dominant_color,
      cutOut: row.metadata.cut_out,
      sourceType: sourceTypeIn(row.operation, row.metadata),
      productPreserved: row.metadata.product?.preserved ?? null,
      productRestorable: isRestorable(row.metadata.product),
      undrawn: row.metadata.undrawn,
      productId: row.metadata.product_id,
      returnable: row.returnable,
      favorite: row.favorite,
      createdAt: row.created_at,
    }),
  );

/** A copy of `picture_preparations`; null where it is of a channel, or in words, that this version no longer knows. */
const CopyRow = z
  .object({
    channel: ChannelId,
    verdict: ChannelVerdict,
    reasons: z.array(CheckedRule),
    rule_date: z.string(),
    ...{ width: z.int().nullable(), height: z.int().nullable(), bytes: z.int().nullable() },
  })
  .transform(({ rule_date: ruleDate, width, height, bytes, ...copy }) => ({
    ...copy,
    ruleDate,
    file: width && height && bytes ? { width, height, bytes } : null,
  }))
  .nullable()
  .catch(null);

const PreparationRows = z
  .array(z.object({ act: z.uuid(), way: PreparationWay, created_at: Instant, copies: z.array(CopyRow) }))
  .transform((rows): PreparationRecord[] =>
    rows
      .map(({ copies, created_at: createdAt, ...press }) => ({
        ...{ ...press, createdAt },
        copies: copies.filter((copy) => copy !== null),
      }))
      .filter(({ copies }) => copies.length > 0),
  );

/** A row of `user_images` as `read_image_history` answers it. */
export const HistoryRow = z
  .looseObject({
    family: z.uuid(),
    version_key: z.string().nullable(),
    version_of: z.string().nullable(),
    made_from: z.string().nullable(),
    options: GenerationOptions.nullable().catch(null),
    credits: z.int().min(0).nullable(),
    photos: z.int().min(0).nullable().catch(null),
    product_photo: z.object({ product: z.uuid(), photo: z.uuid() }).nullable().default(null),
    preparations: PreparationRows,
  })
  .transform(
    (row): HistoricImage => ({
      image: ImageRow.parse(row),
      family: row.family,
      versionKey: row.version_key,
      versionOf: row.version_of,
      madeFrom: row.made_from,
      options: row.options,
      credits: row.credits,
      photos: row.photos,
      productPhoto: row.product_photo,
      preparations: row.preparations,
    }),
  );

/** A row of `generations` with its picture's row in `image`. */
export const GenerationRow = z
  .object({
    id: z.uuid(),
    user_id: z.uuid(),
    idempotency_key: z.string(),
    fingerprint: z.string(),
    operation: Operation,
    status: ImageStatus,
    step: GenerationStep,
    prompt: z.string().nullable(),
    options: GenerationOptions,
    saved: z.boolean(),
    image_id: z.uuid().nullable(),
    image: ImageRow.nullable(),
    error_code: ErrorCode.nullable().catch('internal_error'),
    demonstration: z.boolean(),
    reserved_until: Instant,
    created_at: Instant,
  })
  .transform(
    (row): GenerationRecord => ({
      id: row.id,
      userId: row.user_id,
      idempotencyKey: row.idempotency_key,
      fingerprint: row.fingerprint,
      operation: row.operation,
      status: row.status,
      step: row.step,
      prompt: row.prompt,
      options: row.options,
      saved: row.saved,
      imageId: row.image_id,
      image: row.image,
      errorCode: row.error_code,
      demonstration: row.demonstration,
      reservedUntil: row.reserved_until,
      createdAt: row.created_at,
    }),
  );
