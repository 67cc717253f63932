import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log.ts";
import { type DatabaseFailure, databaseFailureOf, isServerGoing } from "./database-failure.ts";

/** Failures in which the database answers, but writes nothing. */
type WriteFailure = Extract<DatabaseFailure, "full" | "unwritable">;
type DatabaseState = "ready" | "unavailable" | WriteFailure;

export type DatabaseHealth = {
  state(): DatabaseState;
  /** Called with every database error; errors that say nothing about its health are ignored. */
  failed(error: unknown): void;
  /** Probes whether the server still answers. */
  suspect(): void;
  stop(): void;
};

type HealthInput = {
  /** Connects anew and checks that the database answers; settles within seconds. */
  probe: () => Promise<void>;
  /** Writes as much as an order needs, and deletes it again. */
  probeWrite: () => Promise<void>;
  /** Called once when an outage is detected, before it is reported. */
  onUnavailable: () => void;
  log: Pick<Log, "info" | "error">;
};

/** Consecutive failed probes that count as an outage: a single one may be due to a busy process. */
const FAILED_PROBES = 2;
const PROBE_AGAIN_MS = 500;
const PROBE_WRITE_MS = 5000;

const CANNOT_WRITE: Record<WriteFailure, string> = {
  full: "the disk of the database is full: nothing can be written; trying again",
  unwritable: "the database accepts no writes; trying again",
};

/**
 * Health check: tracks whether the database answers and can write, and logs the start and the
 * end of an outage once. During an outage callers are refused at once instead of waiting.
 */
export function watchHealth({
  probe,
  probeWrite,
  onUnavailable,
  log,
}: HealthInput): DatabaseHealth {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isUnavailable = false;
  let writeFailure: WriteFailure | null = null;
  let isProbing = false;

  async function probeUntilItAnswers(): Promise<void> {
    for (let failed = 0; !signal.aborted; ) {
      const failure = await probe().then(() => null, reasonOf);
      if (failure === null) break;
      if (++failed === FAILED_PROBES) {
        isUnavailable = true;
        onUnavailable();
        log.error({ reason: failure }, "the database does not answer; trying again");
      }
      if (isUnavailable) await pause(PROBE_AGAIN_MS);
    }
    if (isUnavailable) log.info("the database answers again");
    isUnavailable = false;
    isProbing = false;
  }

  async function probeUntilItWrites(failure: WriteFailure): Promise<void> {
    writeFailure = failure;
    log.error(CANNOT_WRITE[failure]);
    while (!signal.aborted) {
      await pause(PROBE_WRITE_MS);
      const canWrite = await probeWrite().then(
        () => true,
        () => false,
      );
      if (canWrite) break;
    }
    if (!signal.aborted) log.info("the database can write again");
    writeFailure = null;
  }

  const pause = (ms: number) => delay(ms, undefined, { signal, ref: false }).catch(() => {});

  function suspect(): void {
    if (isProbing || signal.aborted) return;
    isProbing = true;
    void probeUntilItAnswers();
  }

  return {
    state: () => (isUnavailable ? "unavailable" : (writeFailure ?? "ready")),
    failed(error) {
      const failure = databaseFailureOf(error);
      if (failure === "unavailable" || isServerGoing(error)) suspect();
      if (failure !== "full" && failure !== "unwritable") return;
      if (writeFailure === null && !signal.aborted) void probeUntilItWrites(failure);
    },
    suspect,
    stop: () => stopping.abort(),
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
