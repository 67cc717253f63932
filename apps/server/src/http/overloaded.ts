/** More work waits than is taken on: answered with 503, and with how many seconds to wait. */
export class Overloaded extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("too much work is waiting");
    this.retryAfter = retryAfter;
  }
}
