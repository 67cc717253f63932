/** A queue is full: answered with 503 and Retry-After, in seconds. */
export class Overloaded extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("too much work is waiting");
    this.retryAfter = retryAfter;
  }
}
