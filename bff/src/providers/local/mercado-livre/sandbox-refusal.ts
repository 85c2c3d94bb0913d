/** A refusal in Mercado Livre's form. */
export const refuse = (status: number, error: string, message = error, cause: readonly object[] = []) =>
  Response.json({ message, error, status, cause }, { status });
