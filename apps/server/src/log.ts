import {
  type DestinationStream,
  type LogFn,
  type Logger,
  type LoggerOptions,
  pino,
  stdSerializers,
  stdTimeFunctions,
} from "pino";
import { databaseFailureOf } from "./db/database-failure.ts";

export type Log = ReturnType<typeof createLog>;

/**
 * JSON lines, by default on standard output. Personal data is never logged: of an error only type,
 * message, code and stack.
 */
export function createLog(level: string, destination?: DestinationStream) {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: errorFacts },
    hooks: { logMethod },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Other fields of an error may contain personal data: PostgreSQL's `detail` quotes the row. Errors
 * of an unavailable database are not bugs, so their stack is omitted.
 */
function errorFacts(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  const facts = { type, message, ...(code !== undefined && { code }) };
  return databaseFailureOf(error) === null ? { ...facts, stack } : facts;
}

/**
 * A database that does not answer or write is logged once (`db/health.ts`); later errors with the
 * same cause are logged at level debug.
 */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [facts] = args as unknown[];
  const failure = databaseFailureOf((facts as { err?: unknown } | undefined)?.err);
  if (failure === null || failure === "busy") method.apply(this, args);
  else this.debug(...args);
}

type Entry = { time: string; level: number; msg?: string; err?: { stack?: string } };

/** Human-readable output for a terminal: one plain line per log entry. */
export const terminal: DestinationStream = {
  write: (entry) => void process.stdout.write(plainLine(entry)),
};

/** `2026-11-26T18:45:00.000Z warning the printer does not answer printer_id=1`. */
export function plainLine(entry: string): string {
  const { time, level, msg, err, ...facts } = JSON.parse(entry) as Entry;
  const word = level >= 50 ? "error " : level >= 40 ? "warning " : "";
  const rest = Object.entries(facts).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  return `${time} ${word}${msg ?? ""}${rest.join("")}\n${err?.stack ? `${err.stack}\n` : ""}`;
}
