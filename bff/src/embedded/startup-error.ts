/** The start cannot go on; `message` is one Portuguese sentence for the operator of the server. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
