import { z } from 'zod';
import { ErrorBody } from '../../contract/errors.ts';

/** The body of an answer, which must have the shape that the contract promises. */
export async function read<Schema extends z.ZodType>(
  schema: Schema,
  answer: Response | Promise<Response>,
): Promise<z.output<Schema>> {
  return schema.parse(await (await answer).json());
}

/** The error of a refusal. */
export async function errorOf(answer: Response | Promise<Response>) {
  return (await read(ErrorBody, answer)).error;
}

/** A refusal in the words of the session service. */
export const AuthRefusalBody = z.object({ code: z.number(), error_code: z.string(), msg: z.string() });
