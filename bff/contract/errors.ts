import { z } from '@hono/zod-openapi';

/**
 * Every refusal and fault the BFF answers. The sentence a user reads is chosen from this code in
 * `platform`; the HTTP status in `bff/src/http/error-status.ts`.
 */
export const errorCodes = [
  'bad_request',
  'text_unstorable',
  'not_authenticated',
  'forbidden',
  'not_found',
  'account_leaving',
  'password_wrong',
  'sign_in_again',
  'second_factor_needed',
  'second_factor_stands',
  'code_wrong',
  'admin_second_factor',
  'deletion_under_way',
  'balance_too_low',
  'account_is_admin',
  'too_many_requests',
  'too_many_orders',
  'payload_too_large',
  'insufficient_credits',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'image_missing',
  'image_empty',
  'image_unsupported',
  'image_not_a_picture',
  'image_format_refused',
  'image_heic',
  'image_too_large',
  'image_too_many_pixels',
  'image_unreadable',
  'color_invalid',
  'prompt_missing',
  'prompt_too_long',
  'scene_missing',
  'promotional_text_missing',
  'product_unknown',
  'generation_failed',
  'image_not_produced',
  'answer_unexpected',
  'prompt_not_generated',
  'description_failed',
  'generation_interrupted',
  'generation_cancelled',
  'not_cancellable',
  'provider_unavailable',
  'provider_busy',
  'background_removal_failed',
  'background_change_failed',
  'background_removal_refused',
  'background_change_refused',
  'already_kept',
  'not_repairable',
  'repair_failed',
  'product_not_restorable',
  'retry_used',
  'retry_under_way',
  'no_other_cut_out',
  'price_missing',
  'already_subscribed',
  'payment_failed',
  'payment_not_confirmed',
  'email_not_sent',
  'text_missing',
  'text_failed',
  'answer_under_way',
  'version_exists',
  'release_changed',
  'release_refused',
  'already_live',
  'nothing_to_undo',
  'reservation_unconfirmed',
  'service_unavailable',
  'storage_full',
  'shutting_down',
  'internal_error',
] as const;

export const ErrorCode = z.enum(errorCodes).openapi('ErrorCode');
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The body of every error answer. `details` fills the blanks of the sentence, such as a provider's reason. */
export const ErrorBody = z
  .object({
    error: z.object({
      code: ErrorCode,
      requestId: z.string(),
      details: z.record(z.string(), z.string()).optional(),
    }),
  })
  .openapi('ErrorBody');
export type ErrorBody = z.infer<typeof ErrorBody>;
