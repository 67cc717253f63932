import type { Log } from "../../log.ts";
import { createBreaker } from "./breaker.ts";
import { LookupFailed } from "./geocoder.ts";
import { createRate } from "./rate.ts";

export type RemoteOptions = {
  /** Name in the log. */
  name: string;
  root: string;
  timeoutMs: number;
  perSecond: number;
  maxConcurrent: number;
  /** HTTP statuses caused by the request, which do not count as failures of the service. */
  clientErrors: readonly number[];
  now: () => number;
  log: Log;
};

export type Parameters = Record<string, string | number>;

/** Calls a service and parses its response with `read`; throws a `LookupFailed`. */
export type Remote = <T>(
  path: string,
  parameters: Parameters,
  read: (answer: unknown) => T,
) => Promise<T>;

const DEFAULT_RETRY_AFTER_MS = 1000;

/** HTTP client of a public service, with timeout, rate limit and circuit breaker. */
export function openRemote(options: RemoteOptions): Remote {
  const { name, root, timeoutMs, clientErrors, now, log } = options;
  const breaker = createBreaker(now);
  const rate = createRate(options, now);
  let isDown = false;

  function recordFailure(reason: string): void {
    const suspension = breaker.failed();
    if (suspension === 0) return;
    if (!isDown) log.warn({ service: name, reason }, "an address service does not answer");
    isDown = true;
  }

  function recordSuccess(): void {
    breaker.succeeded();
    if (isDown) log.info({ service: name }, "an address service answers again");
    isDown = false;
  }

  async function exchange<T>(url: URL, read: (answer: unknown) => T): Promise<T> {
    const headers = { accept: "application/json" };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { headers, signal, redirect: "error" });
    if (response.ok) return read(await response.json());
    await response.body?.cancel();
    if (response.status === 429) throw new TooManyRequests(retryAfterMs(response));
    throw new StatusError(response.status);
  }

  return async (path, parameters, read) => {
    if (!rate.enter()) throw new LookupFailed(`${name}: too many calls`);
    try {
      if (!breaker.tryAcquire()) throw new LookupFailed(`${name}: calls are suspended`);
      const answer = await exchange(addressOf(root + path, parameters), read).catch((error) => {
        const reason = reasonOf(error);
        if (error instanceof TooManyRequests) breaker.suspend(error.retryAfterMs);
        else if (error instanceof StatusError && clientErrors.includes(error.status))
          recordSuccess();
        else recordFailure(reason);
        throw new LookupFailed(`${name}: ${reason}`);
      });
      recordSuccess();
      return answer;
    } finally {
      rate.leave();
    }
  };
}

class StatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** 429: the public rate limit was exceeded. */
class TooManyRequests extends StatusError {
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super(429);
    this.retryAfterMs = retryAfterMs;
  }
}

function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get("retry-after"));
  return seconds > 0 ? seconds * 1000 : DEFAULT_RETRY_AFTER_MS;
}

function addressOf(address: string, parameters: Parameters): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, String(value));
  return url;
}

/**
 * Failure reason without the query, for the log: the cause of a failed `fetch` names only hosts.
 */
function reasonOf(error: unknown): string {
  if (error instanceof StatusError) return error.message;
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return "no answer in time";
  const cause = error.cause as { code?: string } | undefined;
  return cause?.code ?? error.name;
}
