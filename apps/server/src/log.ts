import {
  type DestinationStream,
  type LogFn,
  type Logger,
  type LoggerOptions,
  pino,
  stdSerializers,
} from "pino";
import { troubleOf } from "./db/trouble.ts";

export type Log = ReturnType<typeof createLog>;

/**
 * JSON lines, on standard output where no other place is given. Nothing that names a person is
 * ever logged: of an error its type, message and stack, of a request what `requestLog` picks.
 */
export function createLog(level: string, destination?: DestinationStream) {
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: errorFacts },
    hooks: { logMethod },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * What else an error carries may name a person: PostgreSQL's `detail` quotes the row. What failed for
 * want of a database is no bug: where it happened to be asked says nothing.
 */
function errorFacts(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  const facts = { type, message, ...(code !== undefined && { code }) };
  return troubleOf(error) === null ? { ...facts, stack } : facts;
}

/**
 * A database that is away or full is told once (`db/health.ts`); what fails meanwhile for the same
 * reason is worth a line only to whoever looks closely.
 */
function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [facts] = args as unknown[];
  const trouble = troubleOf((facts as { err?: unknown } | undefined)?.err);
  if (trouble === "away" || trouble === "full") this.debug(...args);
  else method.apply(this, args);
}

type Entry = { time: number; level: number; msg?: string; err?: { stack?: string } };

/** For people who watch: a short plain line for each of the log's. */
export const terminal: DestinationStream = { write: writePlain };

function writePlain(line: string): void {
  const { time, level, msg, err, ...facts } = JSON.parse(line) as Entry;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const word = level >= 50 ? "error " : level >= 40 ? "warning " : "";
  const rest = Object.entries(facts).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  process.stdout.write(`${clock} ${word}${msg ?? ""}${rest.join("")}\n`);
  if (err?.stack) process.stdout.write(`${err.stack}\n`);
}
