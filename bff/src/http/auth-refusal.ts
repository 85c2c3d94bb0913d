/** A refusal in the words of Supabase's session service, so that supabase-js reports it like one of its own. */
export class AuthRefusal extends Error {
  override readonly name = 'AuthRefusal';
  readonly status: 400 | 401 | 403 | 404 | 413 | 422 | 429;
  readonly errorCode: string;
  readonly retryAfterSeconds: number | undefined;
  /** More fields of the body. */
  protected readonly details: object = {};

  constructor(status: AuthRefusal['status'], errorCode: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get body() {
    return { code: this.status, error_code: this.errorCode, msg: this.message, ...this.details };
  }
}

/** As a hosted project refuses a password that has leaked. */
export class CommonPasswordRefusal extends AuthRefusal {
  protected override readonly details = { weak_password: { reasons: ['pwned'] } };

  constructor() {
    super(
      422,
      'weak_password',
      'Password is known to be weak and easy to guess, please choose a different one.',
    );
  }
}
